import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { claim, holderOf, processIdentity, release, withLock } from '@/lib/cli/lock.mjs'

const newFile = () => join(mkdtempSync(join(tmpdir(), 'frontdesk-lock-')), 'owner.json')

test('what a live process has claimed is refused, with what it said about itself', () => {
  const file = newFile()
  expect(claim(file, { url: 'http://localhost:1' })).toBeNull()
  expect(claim(file)).toMatchObject({ pid: process.pid, url: 'http://localhost:1' })
})

test('what a process has released can be claimed again', () => {
  const file = newFile()
  claim(file)
  release(file)
  expect(claim(file)).toBeNull()
})

test('the claim of a process that is gone does not count', async () => {
  const file = newFile()
  const child = spawn('true')
  await new Promise((done) => child.once('exit', done))
  writeFileSync(file, JSON.stringify({ pid: child.pid, identity: 'some boot 1' }))
  expect(holderOf(file)).toBeNull()
  expect(claim(file)).toBeNull()
})

test('a live process that has got the pid of the owner is not the owner', () => {
  const file = newFile()
  writeFileSync(file, JSON.stringify({ pid: process.pid, identity: `${processIdentity(process.pid)}0` }))
  expect(claim(file)).toBeNull()
})

test.each(['', '{', '[]', 'null', '{"pid":1}'])('a claim that says %j is nobody’s', (text) => {
  const file = newFile()
  writeFileSync(file, text)
  expect(claim(file)).toBeNull()
})

test('of many processes that find a dead claim at once, one gets it', async () => {
  const file = newFile()
  writeFileSync(file, JSON.stringify({ pid: 1, identity: 'another boot 1' }))
  const script = `
    const { claim } = await import(process.argv[1])
    process.stdout.write(claim(process.argv[2]) === null ? 'mine' : 'taken')
    setTimeout(() => {}, 1500)`
  const module = new URL('../../lib/cli/lock.mjs', import.meta.url).href
  const said = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const child = spawn(process.execPath, ['--input-type=module', '-e', script, module, file])
      return new Promise<string>((done) => child.stdout.once('data', (chunk) => done(String(chunk))))
    }),
  )
  expect(said.filter((word) => word === 'mine')).toHaveLength(1)
})

test('locked work runs one after the other, and leaves nothing behind', async () => {
  const file = newFile()
  await withLock(file, 'waiting', async () => expect(holderOf(file)?.pid).toBe(process.pid))
  await expect(withLock(file, 'waiting', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(readdirSync(join(file, '..'))).toEqual([])
  expect(() => readFileSync(file)).toThrow()
})
