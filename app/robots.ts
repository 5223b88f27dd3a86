import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'

export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/dashboard', '/api/', '/*?*suggest=', '/*?*reply='] },
    sitemap: `${env.BASE_URL}/sitemap.xml`,
  }
}
