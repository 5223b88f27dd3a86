import { beforeAll, describe, expect, test } from 'vitest'
import { comments } from '@/lib/contract/comments'
import { votes } from '@/lib/contract/votes'
import { wishes } from '@/lib/contract/wishes'
import { db } from '@/lib/db'
import { type Sent, send } from '@/tests/support/api'
import { publicReads } from '@/tests/support/endpoints'
import { newRecords } from '@/tests/support/records'
import { newCategory, newProject, newSuggestion, newWish, type Project } from '@/tests/support/seeds'
import { validRequest } from '@/tests/support/valid-request'

/** What nobody but the team may see, or nobody at all; each is found by its own letters. */
const secrets = {
  wishEmail: 'wish-author@marker.example',
  commentEmail: 'comment-author@marker.example',
  replyEmail: 'reply-author@marker.example',
  voterEmail: 'voter@marker.example',
  voterName: 'Marker Voter',
  voterId: 'marker-external-id',
  metadata: 'marker-metadata',
  fingerprint: 'marker-fingerprint',
  agent: 'MarkerBrowser/1.0',
  address: '203.0.113.77',
  hidden: 'Marker hidden wish',
  deleted: 'Marker deleted comment',
  deletedName: 'Marker Deleted Author',
  setting: 'marker-setting',
}

let project: Project
let sent: Parameters<typeof validRequest>[1]

beforeAll(async () => {
  project = await newProject({ identity_secret: secrets.setting })
  const from: Sent = { from: secrets.address, headers: { 'User-Agent': secrets.agent } }
  const category = await newCategory(project)
  const wish = await newSuggestion(project, {
    category_id: category.id,
    author_email: secrets.wishEmail,
    user_metadata: { note: secrets.metadata },
  })
  const say = async (fields: object) =>
    (await send(comments.create, { body: { wish_id: wish.id, content: 'x', ...fields }, ...from })).data
  const comment = await say({ author_email: secrets.commentEmail })
  await say({ author_email: secrets.replyEmail, parent_id: comment.id })
  const gone = await say({ content: secrets.deleted, author_name: secrets.deletedName })
  await say({ parent_id: gone.id })
  await send(comments.remove, { key: project.key, params: { id: gone.id } })

  await send(votes.cast, { body: { wish_id: wish.id, fingerprint: secrets.fingerprint }, ...from })
  const vote = await send(votes.cast, { body: { wish_id: wish.id }, ...from })
  const person = { email: secrets.voterEmail, external_user_id: secrets.voterId, name: secrets.voterName }
  await send(wishes.voteOnBehalf, { key: project.key, params: { id: wish.id }, body: person })
  const hidden = await newWish(project, { title: secrets.hidden })
  await send(wishes.update, { key: project.key, params: { id: hidden.id }, body: { is_approved: false } })
  sent = {
    ...(await newRecords(project)),
    project_id: project.id,
    wish_id: wish.id,
    category_id: category.id,
    comment_id: comment.id,
    vote_id: vote.data.id,
    into: hidden.id,
  }
})

/** The keyed hashes under which visitors' votes are kept, which nobody may learn either. */
const voterKeys = async () => {
  const votes = await db.vote.findMany({ where: { project_id: project.id, end_user_id: null } })
  return votes.map(({ voter_key }) => voter_key.slice(2))
}

describe.each(publicReads)('%s', (_name, endpoint) => {
  test('tells no addresses, fingerprints, voters, custom context or hidden text', async () => {
    const queries: Sent['query'][] = [{}, { fingerprint: secrets.fingerprint }, { search: 'marker' }]
    for (const query of queries) {
      const request = validRequest(endpoint, sent)
      const { status, text } = await send(endpoint, { ...request, query: { ...request.query, ...query } })
      expect(status).toBe(200)
      const told = text.replaceAll(JSON.stringify(query), '')
      for (const secret of [...Object.values(secrets), ...(await voterKeys()), project.key])
        expect(told).not.toContain(secret)
    }
  })

  test('tells it to the maker of a request neither', async () => {
    const { text } = await send(endpoint, {
      ...validRequest(endpoint, sent),
      from: secrets.address,
      headers: { 'User-Agent': secrets.agent },
    })
    for (const secret of [secrets.address, secrets.agent, secrets.fingerprint]) expect(text).not.toContain(secret)
  })
})

test('the team reads what it may know', async () => {
  const { data } = await send(wishes.get, { key: project.key, params: { id: sent.wish_id } })
  expect(data).toMatchObject({ author_email: secrets.wishEmail, user_metadata: { note: secrets.metadata } })
  const voters = await send(wishes.listVotes, { key: project.key, params: { id: sent.wish_id } })
  expect(voters.text).toContain(secrets.voterEmail)
  for (const secret of [secrets.fingerprint, secrets.address, secrets.agent, ...(await voterKeys())])
    expect(voters.text).not.toContain(secret)
})

test('neither fingerprints nor addresses of voters are kept as they are', async () => {
  const kept = JSON.stringify(await db.vote.findMany({ where: { project_id: project.id } }))
  for (const secret of [secrets.fingerprint, secrets.address, secrets.agent]) expect(kept).not.toContain(secret)
})

test('API keys are kept as a hash and their first 8 characters', async () => {
  const kept = JSON.stringify(await db.api_key.findMany({ where: { project_id: project.id } }))
  expect(kept).not.toContain(project.key)
  expect(kept).not.toContain(project.key.slice(0, 9))
  expect(kept).toContain(project.key.slice(0, 8))
})

test.each([
  [
    'POST /portal/wishes',
    wishes.createPublic,
    () => ({
      project_id: project.id,
      title: 'x',
      description: 'x',
      author_email: secrets.wishEmail,
      user_metadata: { note: secrets.metadata },
    }),
  ],
  [
    'POST /api/v1/comments',
    comments.create,
    () => ({ wish_id: sent.wish_id, content: 'x', author_email: secrets.commentEmail }),
  ],
  ['POST /portal/votes', votes.cast, () => ({ wish_id: sent.wish_id, fingerprint: secrets.fingerprint })],
] as const)('%s does not send the address or fingerprint back', async (_name, endpoint, body) => {
  const { status, text } = await send(endpoint, { body: body() })
  expect(status).toBeLessThan(300)
  for (const secret of Object.values(secrets)) expect(text).not.toContain(secret)
})
