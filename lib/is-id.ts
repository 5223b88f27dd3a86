/** Whether it is an id as the database writes them: a UUID in small letters (RFC 9562, 4). */
export const isId = (text: unknown): text is string =>
  typeof text === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
