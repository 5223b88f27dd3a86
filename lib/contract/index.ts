import { account } from './account'
import { activity } from './activity'
import { apiKeys } from './api-keys'
import { auditLog } from './audit-log'
import { cannedReplies } from './canned-replies'
import { categories } from './categories'
import { comments } from './comments'
import { contactForms } from './contact-forms'
import { endUsers } from './end-users'
import type { Endpoint } from './endpoint'
import { files } from './files'
import { help } from './help'
import { helpArticles } from './help-articles'
import { helpCollections } from './help-collections'
import { helpFlows } from './help-flows'
import { inbound } from './inbound'
import { letterLog } from './letter-log'
import { letters } from './letters'
import { licenseDesk } from './license-desk'
import { licenseKeys } from './license-keys'
import { licensePortal } from './license-portal'
import { invitations, members } from './members'
import { overview } from './overview'
import { people } from './person'
import { portal } from './portal'
import { projectData } from './project-data'
import { projectLogo } from './project-logo'
import { projects } from './projects'
import { roadmap } from './roadmap'
import { service } from './service'
import { supportAccess } from './support-access'
import { supportAiReply } from './support-ai-reply'
import { supportDesk } from './support-desk'
import { supportForms } from './support-forms'
import { supportRequests } from './support-requests'
import { supportWishes } from './support-wishes'
import { team } from './team'
import { teamProjects } from './team-projects'
import { votes } from './votes'
import { waitlist } from './waitlist'
import { webhooks } from './webhooks'
import { wishes } from './wishes'

/** Every resource of the API. */
export const contract = {
  wishes,
  votes,
  categories,
  comments,
  roadmap,
  waitlist,
  activity,
  letters,
  letterLog,
  portal,
  service,
  contactForms,
  supportForms,
  supportAiReply,
  supportRequests,
  supportAccess,
  supportDesk,
  supportWishes,
  cannedReplies,
  help,
  helpCollections,
  helpFlows,
  helpArticles,
  inbound,
  licenseKeys,
  licenseDesk,
  licensePortal,
  endUsers,
  people,
  webhooks,
  auditLog,
  projects,
  overview,
  projectLogo,
  projectData,
  files,
  account,
  members,
  invitations,
  team,
  teamProjects,
  apiKeys,
}

/** Every endpoint of the API. */
export const endpoints: Endpoint[] = Object.values(contract).flatMap((resource): Endpoint[] => Object.values(resource))
