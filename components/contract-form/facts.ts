import { z } from 'zod'

/** What a contract says about one field, as far as a form has to know. */
export type Facts = {
  kind: 'line' | 'area' | 'email' | 'url' | 'number' | 'whole' | 'boolean' | 'choice' | 'colour' | 'moment' | 'lines'
  required: boolean
  /** Empty means `null`; otherwise it means: not given. */
  nullable: boolean
  least?: number | undefined
  most?: number | undefined
  options?: string[] | undefined
}

type Node = {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: string[]
  anyOf?: Node[]
  items?: Node
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

/** More characters than this are written in a box. */
const LINE = 300

/** The facts of each field of a body that a form can ask for; objects are none. */
export function factsOf(body: z.ZodObject): Record<string, Facts> {
  const { properties = {}, required = [] } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  return Object.fromEntries(
    Object.entries(properties).map(([name, node]) => [name, facts(node as Node, required.includes(name))]),
  )
}

function facts({ anyOf, ...outer }: Node, required: boolean): Facts {
  const types = [outer.type ?? []].flat()
  const nullable = types.includes('null') || (anyOf?.some(({ type }) => type === 'null') ?? false)
  const type = types.find((each) => each !== 'null')
  const node: Node = { ...anyOf?.find((each) => each.type !== 'null'), ...outer, ...(type && { type }) }
  const isNumber = node.type === 'integer' || node.type === 'number'
  return {
    kind: kindOf(node),
    required: required && !nullable,
    nullable,
    least: isNumber ? node.minimum : node.minLength,
    most: isNumber ? node.maximum : node.maxLength,
    options: node.enum,
  }
}

function kindOf({ type, format, pattern, enum: options, maxLength = 0 }: Node): Facts['kind'] {
  if (options) return 'choice'
  if (type === 'boolean') return 'boolean'
  if (type === 'integer') return 'whole'
  if (type === 'number') return 'number'
  if (type === 'array') return 'lines'
  if (format === 'date-time') return 'moment'
  if (format === 'email') return 'email'
  if (format === 'uri') return 'url'
  if (pattern?.startsWith('^#')) return 'colour'
  return maxLength > LINE ? 'area' : 'line'
}
