import type { z } from 'zod'
import type { ErrorCode } from '@/lib/errors'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call: anybody, or the project's team by API key (later also by dashboard session). */
export type Access = 'public' | 'admin'

/**
 * What one endpoint takes and gives. It answers exactly one of `data` (a record), `list` (a page of records),
 * `plain` (another media type, no envelope) or, with none of them, an acknowledgement.
 */
export type Endpoint = {
  method: Method
  path: string
  /** The path of the endpoint that this one is another address of; they share their budget. */
  alias?: string
  access: Access
  /** A public endpoint that also knows the team: with an API key the caller acts as the team. */
  team?: true
  tag: string
  summary: string
  description?: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  data?: z.ZodType
  list?: z.ZodType
  plain?: string
  /** Answers 201, and takes `Idempotency-Key`. */
  creates?: true
  /** The codes it answers beyond those that every endpoint of its kind answers. */
  errors?: readonly ErrorCode[]
}

/** Declares an endpoint; the value is all that server, document, client and tests know of it. */
export const endpoint = <const E extends Endpoint>(value: E): E => value

type Parsed<S> = S extends z.ZodType ? z.output<S> : Record<string, never>
type Given<S> = S extends z.ZodType ? z.input<S> : Record<string, never>

/** What a handler gets: each part parsed. */
export type Input<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
}

/** One page of a list, with the number of all. */
export type Page<T> = { rows: T[]; total: number; page: number; per_page: number }

/** What a handler returns, before the contract strips and formats it. */
export type Result<E extends Endpoint> = E extends { data: infer D extends z.ZodType }
  ? z.input<D>
  : E extends { list: infer L extends z.ZodType }
    ? Page<z.input<L>>
    : E extends { plain: string }
      ? string
      : unknown

/** What a client passes. */
export type Args<E extends Endpoint> = (E extends { params: infer P } ? { params: Given<P> } : object) &
  (E extends { query: infer Q } ? { query: Given<Q> } : object) &
  (E extends { body: infer B } ? { body: Given<B> } : object)

/** What a client gets back inside the envelope. */
export type Reply<E extends Endpoint> = E extends { data: infer D extends z.ZodType }
  ? { success: true; data: z.output<D> }
  : E extends { list: infer L extends z.ZodType }
    ? { success: true; data: z.output<L>[]; page: number; per_page: number; total: number; total_pages: number }
    : E extends { plain: string }
      ? string
      : { success: true }
