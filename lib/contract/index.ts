import { activity } from './activity'
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
import { letters } from './letters'
import { licenseKeys } from './license-keys'
import { licensePortal } from './license-portal'
import { portal } from './portal'
import { projects } from './projects'
import { roadmap } from './roadmap'
import { service } from './service'
import { supportAccess } from './support-access'
import { supportAiReply } from './support-ai-reply'
import { supportDesk } from './support-desk'
import { supportForms } from './support-forms'
import { supportRequests } from './support-requests'
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
  portal,
  service,
  contactForms,
  supportForms,
  supportAiReply,
  supportRequests,
  supportAccess,
  supportDesk,
  cannedReplies,
  help,
  helpCollections,
  helpFlows,
  helpArticles,
  inbound,
  licenseKeys,
  licensePortal,
  endUsers,
  webhooks,
  auditLog,
  projects,
  files,
}

/** Every endpoint of the API. */
export const endpoints: Endpoint[] = Object.values(contract).flatMap((resource): Endpoint[] => Object.values(resource))
