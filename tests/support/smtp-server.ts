import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** What the server says to a letter: nothing (it takes it) or a refusal, now or later. */
type Verdict = (letter: ParsedMail) => Promise<string | undefined> | string | undefined

/** A mail server on loopback that keeps what it took. */
export async function startSmtp(verdict: Verdict = () => undefined) {
  const tries: ParsedMail[] = []
  const taken: ParsedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      simpleParser(stream).then(async (letter) => {
        tries.push(letter)
        const refusal = await verdict(letter)
        if (refusal)
          return done(Object.assign(new Error(refusal.slice(4)), { responseCode: Number(refusal.slice(0, 3)) }))
        taken.push(letter)
        done()
      }, done)
    },
  })
  server.on('error', () => undefined) // A client that is killed breaks its connection.
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    tries,
    taken,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}
