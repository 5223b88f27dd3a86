import 'server-only'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, generateText, NoObjectGeneratedError, NoOutputGeneratedError, Output } from 'ai'
import { env } from '@/lib/env'
import { ModelAnswer } from './model-answer'
import { ModelError } from './model-error'
import type { Prompt } from './prompt'

/** Asks the connected model once and answers by the schema; throws `ModelError`, whose message is a plain reason that holds nothing secret. */
export async function askModel({ instructions, question }: Prompt, signal: AbortSignal): Promise<ModelAnswer> {
  const server = createOpenAICompatible({
    name: 'model',
    baseURL: env.AI_BASE_URL,
    supportsStructuredOutputs: true,
    ...(env.AI_API_KEY && { apiKey: env.AI_API_KEY }),
  })
  try {
    const { output } = await generateText({
      model: server.chatModel(env.AI_MODEL),
      output: Output.object({ schema: ModelAnswer, name: 'reply' }),
      instructions,
      prompt: question,
      maxRetries: 0, // The queue tries again.
      abortSignal: signal,
      telemetry: { isEnabled: false },
    })
    return output
  } catch (error) {
    throw plainError(error, signal)
  }
}

function plainError(error: unknown, signal: AbortSignal): ModelError {
  if (signal.aborted) return new ModelError('The model did not answer in time.')
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error))
    return new ModelError('The model’s answer could not be read.')
  if (!APICallError.isInstance(error)) return new ModelError('The model could not be asked.')

  const { statusCode } = error
  if (statusCode === undefined) return new ModelError('The model’s server could not be reached.')
  if (statusCode < 400) return new ModelError('The model’s answer could not be read.')
  if (statusCode === 401 || statusCode === 403) return new ModelError('The model’s server refused AI_API_KEY.', true)
  const permanent = statusCode < 500 && statusCode !== 408 && statusCode !== 429
  return new ModelError(`The model’s server answered ${statusCode}.`, permanent)
}
