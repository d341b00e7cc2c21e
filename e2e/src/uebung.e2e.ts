import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from './api.ts'
import { type Person, fillSignIn, launch, open, openTab } from './browser.ts'
import { klientDerReise, spieleReise } from './reise.fixtures.ts'
import { type StaticServer, serveFolder } from './staticServer.ts'

let folder: StaticServer
let browser: Browser

beforeAll(async () => {
  folder = await serveFolder('dist/demo')
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await folder?.close()
})

/** What the page of the practice mode puts at hand for its console. */
interface PracticeWindow {
  dreiklangUebung: { fetch(url: string, init: RequestInit): Promise<Response> }
}

/** The calls of an account, by the way of a page of its own. */
async function practiceApi(page: Page, konto: string): Promise<Pick<Api, 'get'>> {
  const ask = (path: string, init: RequestInit) =>
    page.evaluate(async ([url, what]) => (await (globalThis as unknown as PracticeWindow).dreiklangUebung.fetch(url, what)).json(), [
      path,
      init,
    ] as const)
  const body = JSON.stringify({ email: `${konto}@dreiklang.example`, password: 'Dreiklang-2026!' })
  const { accessToken } = await ask('/api/auth/signin', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return { get: (path) => ask(path, { headers: { authorization: `Bearer ${accessToken}` } }) }
}

/** Deep addresses are no files of the folder, and it says so with the page that knows them. */
const serious = (complaints: readonly string[]) => complaints.filter((each) => !each.includes('404'))

/** Whose server answers this browser now. */
const leader = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const channel = new BroadcastChannel('dreiklang.uebung')
        channel.onmessage = ({ data }: MessageEvent<{ leader?: string; state?: { kind: string } }>) => {
          if (data.leader === undefined || data.state?.kind !== 'ready') return
          channel.close()
          resolve(data.leader)
        }
        channel.postMessage({ kind: 'hello', tab: 'asks' })
      }),
  )

const ready = (page: Page) => page.waitForFunction(() => 'dreiklangUebung' in globalThis)

describe('the practice mode, a folder without a server', () => {
  it(
    'plays the journey of an order with three roles in three tabs, past a reload, a closed leader and a killed worker',
    { timeout: 900_000 },
    async () => {
      // The first tab leads.
      const first = await open(browser)
      await first.page.goto(folder.address)
      await ready(first.page)
      const context: BrowserContext = first.page.context()
      const role = async (konto: string): Promise<Person> => {
        const person = await openTab(context)
        await fillSignIn(person.page, folder.address, konto)
        return person
      }
      const pflege = await role('pfleger')
      const arzt = await role('arzt')
      const apotheke = await role('apotheker')
      const klientId = await klientDerReise((await practiceApi(first.page, 'pfleger')) as Api)

      const leaders = [await leader(pflege.page)]
      await spieleReise({
        address: folder.address,
        klientId,
        pflege,
        arzt,
        apotheke,
        unterwegs: {
          nachFrage: async () => {
            await arzt.page.reload()
          },
          nachVerordnung: async () => {
            await first.page.close()
            leaders.push(await leader(pflege.page))
          },
          nachAnnahme: async () => {
            for (const { page } of [pflege, arzt, apotheke])
              for (const worker of page.workers()) await worker.evaluate(() => globalThis.close())
            leaders.push(await leader(pflege.page))
          },
        },
      })
      for (const [wer, { complaints }] of Object.entries({ pflege, arzt, apotheke })) expect(serious(complaints), wer).toEqual([])
      expect(new Set(leaders).size).toBe(3)
      await context.close()
    },
  )
})
