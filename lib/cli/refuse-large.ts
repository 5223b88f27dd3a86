import type { IncomingMessage, ServerResponse } from 'node:http'
import { pickLocale } from '@/lib/i18n/pick-locale'
import { translator } from '@/lib/i18n/translator'

/** What a form that is sent without JavaScript may have, with its files; `bodySizeLimit` in next.config.mjs says the same. */
const MOST = 32 * 1024 * 1024

/** Answers a form that is larger than a page can take with a page that says so, once all of it has come: before, browsers show an error of their own. False when it did. */
export function smallEnough(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '', headers } = request
  if (method !== 'POST' || !url.startsWith('/p/') || Number(headers['content-length'] ?? 0) <= MOST) return true

  const locale = pickLocale(undefined, headers['accept-language'] ?? null)
  const t = translator(locale, 'Forms')
  const page = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${t('large')}</title><body style="max-width:36rem;margin:15vh auto;padding:0 1rem;font:1rem/1.6 system-ui;color-scheme:light dark">
<h1 style="font-size:1.75rem;line-height:1.2">${t('large')}</h1><p>${t('large_text')}</p>`
  request.on('end', () => {
    response.writeHead(413, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(page)
  })
  request.resume()
  return false
}
