import 'server-only'
import { actor } from '@/lib/actor'
import { clock } from '@/lib/clock'
import { db, transaction } from '@/lib/db'
import { recogniseEndUser } from '@/lib/domain/end-users/recognise-end-user'
import { createForm } from '@/lib/domain/forms/create-form'
import { createArticle } from '@/lib/domain/help/articles/create-article'
import { createCollection } from '@/lib/domain/help/collections/create-collection'
import { createFlow } from '@/lib/domain/help/flows/create-flow'
import { newKey } from '@/lib/domain/licences/key-text'
import { recount } from '@/lib/domain/maintenance/recount'
import { createProject } from '@/lib/domain/projects/create-project'
import { emptyProject } from '@/lib/domain/projects/empty-project'
import { updateProject } from '@/lib/domain/projects/update-project'
import { placeWish } from '@/lib/domain/roadmap/place-wish'
import { slugify } from '@/lib/domain/slug'
import { chosenTeam } from '@/lib/domain/team/chosen-team'
import { demoContactForm, demoSupportForm } from './demo/forms'
import { demoCollection, demoFlows } from './demo/help'
import { type DemoLicence, demoLicences } from './demo/licences'
import { plantCards } from './demo/plant-cards'
import { plantRequests } from './demo/plant-requests'
import { plantSubmissions } from './demo/plant-submissions'
import { plantWaitlist } from './demo/plant-waitlist'
import { plantCrowd, type Tell } from './demo/scale/plant-crowd'
import { type DemoWish, demoCategories, demoWishes } from './demo/wishes'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const customization = {
  name: 'Lumen Notes',
  tagline: 'Tell us what would make your notes better, and vote for what others wish for.',
  accent_color: '#b4552d',
}

/** How far the waitlist's friends bring each other. */
const BOOST_HOURS = 24

type Demo = { project_id: string; api_key: string; slug: string }

/** Makes the demo project, so that a first look finds a portal that is alive. Its API key is in the answer and nowhere else; CONFLICT where a project has the slug `demo` already, and where it is not clear whose it is. */
export const seedDemo = (team?: string): Promise<Demo> =>
  plantAndCount({ name: 'Lumen Notes', slug: 'demo', team }, async (project_id) => {
    await plantRequests(project_id)
    await plantSubmissions(project_id)
  })

/** Makes a demo project with `total` more of everything in it, for a look at how lists of that length are; of a slug that tells how many. */
export async function seedScaledDemo(total: number, tell: Tell, team?: string): Promise<Demo> {
  const name = `Lumen Notes, ${total.toLocaleString('en')} of each`
  const planted = await tell('Demo project made', () => plantAndCount({ name, slug: `demo-${total}`, team }))
  await actor.run(null, () => plantCrowd(planted.project_id, total, BOOST_HOURS, tell))
  return planted
}

/** Nobody of the team did this. Counted once it is kept: what the triggers have noted is counted as the transaction ends. */
function plantAndCount(named: Named, more?: (project_id: string) => Promise<void>): Promise<Demo> {
  return actor.run(null, async () => {
    const planted = await transaction(async () => {
      const demo = await plantDemo(named)
      await more?.(demo.project_id)
      return demo
    })
    await recount(planted.project_id)
    return planted
  })
}

type Named = { name: string; slug: string; team: string | undefined }

async function plantDemo({ team, ...named }: Named): Promise<Demo> {
  const { project, api_key } = await createProject({
    ...named,
    is_demo: true,
    customization,
    organization_id: (await chosenTeam(team))?.id ?? null,
  })
  const categories = await db.category.createManyAndReturn({
    data: demoCategories.map((category) => ({ project_id: project.id, slug: slugify(category.name), ...category })),
  })
  const categoryIds = new Map(categories.map(({ name, id }) => [name, id]))
  for (const wish of demoWishes) await plant(project.id, categoryIds.get(wish.category) ?? null, wish)
  await createForm(project.id, 'contact', demoContactForm)
  await createForm(project.id, 'support', demoSupportForm)
  await plantHelp(project.id)
  for (const licence of demoLicences) await sell(project.id, licence)
  await plantCards(project.id)
  await updateProject(project.id, { settings: { referral_boost_hours: BOOST_HOURS } })
  await plantWaitlist(project.id)
  return { project_id: project.id, api_key, slug: project.slug }
}

/** Removes every demo project with all that is in it, and answers how many there were. */
export async function removeDemo(): Promise<number> {
  const demos = await db.project.findMany({ where: { is_demo: true }, select: { id: true } })
  for (const { id } of demos) await emptyProject(id)
  const { count } = await db.project.deleteMany({ where: { id: { in: demos.map(({ id }) => id) } } })
  return count
}

async function plantHelp(project_id: string): Promise<void> {
  const collection = await createCollection({ project_id, ...demoCollection })
  for (const { articles, display, ...flow } of demoFlows) {
    const { id } = await createFlow({ project_id, collection_id: collection.id, display_type: display, ...flow })
    for (const { type, ...article } of articles)
      await createArticle({ project_id, flow_id: id, article_type: type, is_published: true, ...article })
  }
}

/** A licence whose key nobody knows: it shows what there is to see, and opens nothing. */
async function sell(project_id: string, { plan, max_devices, status, ends, by, days, devices }: DemoLicence) {
  const ago = (n: number) => new Date(clock.now().getTime() - n * DAY)
  const { hash } = newKey(project_id, null)
  const { id } = await db.license_key.create({
    data: {
      project_id,
      hash,
      key_last4: hash.slice(-4),
      plan,
      max_devices,
      status: status ?? 'active',
      end_user_id: await recogniseEndUser(project_id, by),
      expires_at: ends === undefined ? null : ago(-ends),
      active_devices: devices.length,
      created_at: ago(days),
      updated_at: ago(days),
    },
  })
  const seats = devices.map(({ name, platform, seen }, n) => ({
    project_id,
    license_key_id: id,
    device_fingerprint: `demo-${n}`,
    device_name: name,
    platform,
    activated_at: ago(days - n),
    last_seen_at: ago(seen),
  }))
  await db.license_activation.createMany({ data: seats })
}

async function plant(project_id: string, category_id: string | null, demo: DemoWish): Promise<void> {
  const { title, description, status, by, votes, days, comments = [] } = demo
  const created_at = new Date(clock.now().getTime() - days * DAY)
  const touched = new Date(created_at.getTime() + (days * DAY) / 3)
  const wish = await db.wish.create({
    data: {
      project_id,
      category_id,
      title,
      description,
      slug: slugify(title),
      status,
      author_type: by ? 'user' : 'anonymous',
      author_name: by,
      is_pinned: demo.pinned ?? false,
      created_at,
      updated_at: touched,
      completed_at: status === 'completed' ? touched : null,
    },
  })
  await db.vote.createMany({
    data: Array.from({ length: votes }, (_, n) => ({
      project_id,
      wish_id: wish.id,
      origin_wish_id: wish.id,
      voter_key: `demo:${n}`,
      created_at: new Date(created_at.getTime() + (n * days * DAY) / (votes + 1)),
    })),
  })
  await placeWish(project_id, wish.id, { status_is_new: true })
  for (const [n, comment] of comments.entries()) await say(wish, comment, new Date(touched.getTime() + n * HOUR))
}

type Said = NonNullable<DemoWish['comments']>[number]

async function say(
  wish: { id: string; project_id: string },
  said: Said,
  created_at: Date,
  parent_id: string | null = null,
): Promise<void> {
  const { id } = await db.comment.create({
    data: {
      project_id: wish.project_id,
      wish_id: wish.id,
      origin_wish_id: wish.id,
      parent_id,
      author_type: said.team ? 'team_member' : 'user',
      author_name: said.by,
      content: said.text,
      is_official: said.official ?? false,
      created_at,
      updated_at: created_at,
    },
  })
  for (const [n, reply] of (said.replies ?? []).entries())
    await say(wish, reply, new Date(created_at.getTime() + (n + 1) * HOUR), id)
}
