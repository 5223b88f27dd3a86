import { setEnv } from '@/lib/env'
import { startHttp } from './http-server'

type Citation = { sentence: string; quote: string; article_id: string }
export type Scripted = {
  kind?: 'grounded' | 'clarify' | 'handoff'
  reply: string
  citations?: Citation[]
  /** Milliseconds that it thinks. */
  after?: number
}

/** What the server does with a question: answer it in the schema, send a text that is none, refuse it, or keep silent. */
export type Script = Scripted | { text: string } | { status: number } | 'hang'

type Asked = {
  model: string
  messages: { role: 'system' | 'user'; content: string }[]
  response_format: { type: string; json_schema: { schema: object; strict: boolean } }
}

/** The key that the tests connect with. */
export const MODEL_KEY = 'sk-very-secret-key-of-the-model'

/** A server in OpenAI's shape on loopback that answers as `script` says, and keeps what it was asked; the model is connected to it until it stops. */
export async function startModel(script: (asked: Asked, count: number) => Script) {
  const asked: Asked[] = []
  const server = await startHttp(({ path, text }) => {
    if (path !== '/v1/chat/completions') return { status: 404 }
    const body: Asked = JSON.parse(text)
    asked.push(body)
    const does = script(body, asked.length)
    if (does === 'hang') return { status: 200, after: 60_000 }
    if ('status' in does) return { status: does.status, body: `{"error":{"message":"no, ${MODEL_KEY}"}}` }
    const { after = 0, ...answer } =
      'text' in does ? { after: 0, ...does } : { kind: 'grounded', citations: [], ...does }
    const content = 'text' in answer ? answer.text : JSON.stringify(answer)
    const headers = { 'Content-Type': 'application/json' }
    return { status: 200, headers, body: JSON.stringify(completion(content)), after }
  })
  connectModel(`${server.url}/v1`)
  return {
    ...server,
    asked,
    /** All that it was asked last. */
    last: () =>
      asked
        .at(-1)
        ?.messages.map(({ content }) => content)
        .join('\n') ?? '',
    /** The server goes away; the model stays connected. */
    goAway: server.stop,
    stop: async () => {
      disconnectModel()
      await server.stop()
    },
  }
}

/** A model is connected at this address; without one, at an address where nothing is. */
export const connectModel = (AI_BASE_URL = 'http://127.0.0.1:9/v1') =>
  setEnv({ AI_BASE_URL, AI_API_KEY: MODEL_KEY, AI_MODEL: 'scripted' })

/** No model is connected. */
export const disconnectModel = () => setEnv({ AI_BASE_URL: '', AI_API_KEY: '', AI_MODEL: '' })

const completion = (content: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'scripted',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
})
