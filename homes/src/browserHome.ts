import { uebungWege, withoutStoerung } from '@dreiklang/domain/uebung/uebung'
import type { Browser } from 'playwright-core'
import { launch, open } from '../../e2e/src/browser.ts'
import { type PracticeWindow, practiceReady } from '../../e2e/src/practice.ts'
import { type Asked, type Home, beginning, stepMs } from './home.ts'

const minuteMs = 60_000
/** The database within the worker reads the same clock, several times for each statement. */
const readingsEach = 10

export async function openBrowserHome(address: string, snapshot: Blob): Promise<Home> {
  const browser = await launch()
  const { page } = await openPractice(browser, address, snapshot)
  const [worker] = page.workers()
  if (worker === undefined) throw new Error('The practice mode has no worker')
  await worker.evaluate((step) => {
    let nowMs = Date.now()
    Date.now = () => Math.floor((nowMs += step))
  }, stepMs / readingsEach)
  let forwardMs = 0

  const ask = (asked: Asked) =>
    page.evaluate(async ({ method, path, headers, body }) => {
      // No session of the page: whoever asks says so with each call.
      sessionStorage.removeItem('dreiklang.uebung.sitzung')
      localStorage.removeItem('dreiklang.uebung.geraet')
      const { dreiklangUebung } = globalThis as unknown as PracticeWindow
      const response = await dreiklangUebung.fetch(path, { method, headers, body })
      const head = { status: response.status, headers: [...response.headers] }
      if (response.headers.get('content-type')?.startsWith('text/event-stream') === true) {
        await response.body?.cancel()
        return { ...head, latin1: '' }
      }
      const bytes = new Uint8Array(await response.arrayBuffer())
      return { ...head, latin1: Array.from(bytes, (byte) => String.fromCharCode(byte)).join('') }
    }, asked)

  // The sessions of a list stand in the order of their last moment, and no other home waits before it answers.
  const undelayed = { ...withoutStoerung, zeitenDerVorlage: false }
  await ask({ method: 'PUT', path: uebungWege.stoerung, headers: {}, body: JSON.stringify(undelayed) })

  return {
    name: 'Chromium worker with PGlite',
    now: () => new Date(beginning.getTime() + forwardMs),
    async forward(minutes) {
      forwardMs += minutes * minuteMs
      await ask({ method: 'PUT', path: uebungWege.uhr, headers: {}, body: JSON.stringify({ minuten: minutes }) })
    },
    async ask(asked) {
      const { latin1, ...head } = await ask(asked)
      return { ...head, body: Buffer.from(latin1, 'latin1') }
    },
    close: () => browser.close(),
  }
}

async function openPractice(browser: Browser, address: string, snapshot: Blob) {
  const person = await open(browser)
  const body = Buffer.from(await snapshot.arrayBuffer())
  await person.page.context().route('**/uebung/beginn.bin*', (route) => route.fulfill({ body, contentType: 'application/octet-stream' }))
  await person.page.goto(address)
  await practiceReady(person.page)
  return person
}
