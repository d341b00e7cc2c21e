import { betriebErrors } from '@dreiklang/domain/betrieb/betrieb.errors'
import { errorAnswer, jsonAnswer, languageOf } from '@dreiklang/server/shared/answer'

/** Of a first start, or of one with a new version; `of` is null where nobody knows how much there is. */
export interface Progress {
  step: keyof typeof steps
  done: number
  of: number | null
}

/** In the order in which they are taken. */
const steps = {
  database: ['Die Datenbank wird geöffnet', 'Opening the database'],
  migrations: ['Die Datenbank wird auf diese Version gebracht', 'Bringing the database to this version'],
  demo: ['Beispieldaten werden angelegt', 'Creating the sample data'],
  server: ['Der Server startet', 'Starting the server'],
} as const

export function sentenceOf({ step, done, of }: Progress, language: 'de' | 'en'): string {
  const [de, en] = steps[step]
  const place = of === null ? '' : ` (${done} ${language === 'de' ? 'von' : 'of'} ${of})`
  return `${language === 'de' ? de : en}${place}`
}

/** From 0 to 1; the sample data take longest. */
function shareOf({ step, done, of }: Progress): number {
  const names = Object.keys(steps)
  return (names.indexOf(step) + (of === null || of === 0 ? 0 : done / of)) / names.length
}

/** What the server answers before it can work: people see how far it is, programs are told to come again. */
export function createPreparing() {
  let progress: Progress = { step: 'database', done: 0, of: null }
  return {
    report(next: Progress): void {
      progress = next
    },
    async api(request: Request): Promise<Response> {
      if (new URL(request.url).pathname === '/api/health/live') return jsonAnswer({ status: 'ok' }, 200)
      const refusal = betriebErrors.refuse('dienst.wird_vorbereitet')
      return errorAnswer(refusal, { sprache: languageOf(request), correlationId: crypto.randomUUID() })
    },
    async web(request: Request, { nonce }: { nonce: string }): Promise<Response> {
      return new Response(request.method === 'HEAD' ? null : pageOf(progress, nonce), {
        status: 503,
        headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '2' },
      })
    },
  }
}

/** Without a script: it loads itself anew. The style carries the nonce, as the policy of pages demands. */
const pageOf = (progress: Progress, nonce: string) => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="2">
<title>Dreiklang wird vorbereitet</title>
<style nonce="${nonce}">
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.125rem/1.5 system-ui, sans-serif; color-scheme: light dark }
main { padding: 1.5rem; max-width: 32rem }
h1, h2 { font-size: 1.5rem; margin: 0 }
h2 { font-size: 1.125rem; margin-top: 2rem }
progress { width: 100%; height: 1rem }
</style>
</head>
<body>
<main>
<h1>Dreiklang wird vorbereitet</h1>
<progress value="${shareOf(progress)}" aria-label="Fortschritt"></progress>
<p>${sentenceOf(progress, 'de')}. Diese Seite lädt automatisch neu; Sie brauchen nichts zu tun.</p>
<section lang="en">
<h2>Dreiklang is being prepared</h2>
<p>${sentenceOf(progress, 'en')}. This page reloads automatically; you do not need to do anything.</p>
</section>
</main>
</body>
</html>
`
