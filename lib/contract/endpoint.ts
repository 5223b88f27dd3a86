import type { z } from 'zod'
import type { ErrorCode } from '@/lib/errors'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may call: anybody; the project's team, by API key or dashboard session (`admin`), or by dashboard session alone (`member`);
 * whoever is signed in to the dashboard, of whatever project (`person`); a customer with a proof that opens the request (its access
 * token, a magic link's token or a session); a customer with a session; a machine whose signature the verb checks.
 */
export type Access = 'public' | 'admin' | 'member' | 'person' | 'request' | 'session' | 'signed'

/** What a member must be where reading and writing as such is not enough: owner or admin (`manage`), or owner (`own`); `key`: an API key, for no member may. API keys are not asked. */
export type Needs = 'manage' | 'own' | 'key'

/**
 * What one endpoint takes and gives. It answers exactly one of `data` (a record), `list` (a page of records),
 * `plain` (another media type, no envelope; where a path also answers JSON, for those whose `Accept` prefers it), `file` (bytes) or, with none of them, an acknowledgement.
 */
export type Endpoint = {
  method: Method
  path: string
  /** The path of the endpoint that this one is another address of; they share their budget. */
  alias?: string
  access: Access
  needs?: Needs
  /** A public endpoint that also knows the team: with an API key, or a dashboard session and `X-Act-As: team`, the caller acts as the team. */
  team?: true
  /**
   * A public endpoint that also knows the customer by a session, where one is sent. `open`: anybody may do it, and a customer as themselves; what a
   * client sends with every call, or a browser by itself, must not spoil it.
   */
  customer?: true | 'open'
  /** A public endpoint that also knows whoever holds a licence, by the entitlement token of a device (`Authorization: Bearer <JWT>`). */
  licensed?: true
  /** Changes nothing, though it is no GET because what it takes shall stand in no address: who may only read may ask it. */
  reads?: true
  tag: string
  summary: string
  description?: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** The body may be missing: then it is an empty object. */
  bodyOptional?: true
  /** Takes `body` as `multipart/form-data` (RFC 7578) instead of JSON, because there are files in it. */
  multipart?: true
  /** Takes a body of these media types as it is, byte for byte: the verb reads it from the request. */
  raw?: readonly string[]
  data?: z.ZodType
  list?: z.ZodType
  plain?: string
  /** What such a document holds where it is JSON, for those who read of it. */
  plainSchema?: z.ZodType
  /** Answers a file as a download, whole or in parts. */
  file?: true
  /** Answers 201, and takes `Idempotency-Key`. */
  creates?: true
  /** Answers 200, and takes `Idempotency-Key` all the same, because doing it twice would do harm. */
  repeatable?: true
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
  body: E extends { raw: readonly string[] } ? RawBody : Parsed<E['body']>
}

/** A body as it came, with the headers that came with it. */
export type RawBody = { body: Uint8Array; headers: Headers }

/** One page of a list, with the number of all. */
export type Page<T> = { rows: T[]; total: number; page: number; per_page: number }

/** Bytes of a file, from the first to the last, both counted from 0 and both included. */
export type ByteRange = { first: number; last: number }

/** A file on its way out: what is told of it, and how to open it. */
export type Download = {
  name: string
  mime_type: string
  size: number
  /** The same for the same bytes. */
  tag: string
  /** For how many seconds it may be kept. */
  max_age: number
  open: (range: ByteRange) => Promise<ReadableStream<Uint8Array>>
}

/** What a handler returns, before the contract strips and formats it. */
export type Result<E extends Endpoint> = E extends { data: infer D extends z.ZodType }
  ? z.input<D>
  : E extends { list: infer L extends z.ZodType }
    ? Page<z.input<L>>
    : E extends { plain: string }
      ? string | ReadableStream<Uint8Array>
      : E extends { file: true }
        ? Download
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
      : E extends { file: true }
        ? Blob
        : { success: true }
