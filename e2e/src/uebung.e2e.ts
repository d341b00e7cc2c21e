import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { type Person, fillSignIn, forgetLoaded, launch, open, openTab } from './browser.ts'
import { type PracticeWindow, practiceReady as ready } from './practice.ts'
import { klientOfReise, spieleReise } from './reise.fixtures.ts'
import { type StaticServer, serveFolder } from './staticServer.ts'

let folder: StaticServer
let browser: Browser
/** Stays open for those that only ask: each start of the practice mode takes five seconds of processor time, and more where it is compiled twice. */
let running: Page | undefined
const compiledOnce = ['--js-flags=--liftoff-only']

beforeAll(async () => {
  folder = await serveFolder('dist/demo')
  browser = await launch(compiledOnce)
})
afterAll(async () => {
  await browser?.close()
  await folder?.close()
})

async function practice(): Promise<Page> {
  if (running !== undefined) return running
  const { page } = await open(browser)
  await page.goto(folder.address)
  await ready(page)
  running = page
  return page
}

const ask = (page: Page, path: string, init: RequestInit) =>
  page.evaluate(async ([url, what]) => (await (globalThis as unknown as PracticeWindow).dreiklangUebung.fetch(url, what)).json(), [
    path,
    init,
  ] as const)

async function practiceApi(page: Page, konto: string) {
  const credentials = JSON.stringify({ email: `${konto}@dreiklang.example`, password: 'Dreiklang-2026!' })
  const { accessToken } = await ask(page, '/api/auth/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: credentials,
  })
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  return {
    get: (path: string) => ask(page, path, { headers }),
    patch: (path: string, body: unknown) => ask(page, path, { method: 'PATCH', headers, body: JSON.stringify(body) }),
  }
}

/** Deep addresses are no files of the folder, and it says so with the page that knows them. */
const serious = (complaints: readonly string[]) => complaints.filter((each) => !each.includes('404'))

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

describe('the practice mode, a folder without a server', () => {
  it(
    'plays the journey of an order with three roles in three tabs, past a reload, a closed leader and a killed worker',
    { timeout: 900_000 },
    async () => {
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
      const klientId = await klientOfReise(await practiceApi(first.page, 'pfleger'))

      let leads = await leader(pflege.page)
      /** The one before may still answer while its page closes. */
      const expectAnotherLeader = async () => {
        await expect.poll(() => leader(pflege.page)).not.toBe(leads)
        leads = await leader(pflege.page)
      }
      await spieleReise({
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
            await expectAnotherLeader()
          },
          nachAnnahme: async () => {
            for (const { page } of [pflege, arzt, apotheke])
              for (const worker of page.workers()) await worker.evaluate(() => globalThis.close())
            await expectAnotherLeader()
          },
        },
      })
      for (const [who, { complaints }] of Object.entries({ pflege, arzt, apotheke })) expect(serious(complaints), who).toEqual([])
      await context.close()
    },
  )

  it('shows how far it is while it starts, and says how long the first and a later start took', { timeout: 200_000 }, async () => {
    const { page } = await open(browser)
    const said: string[] = []
    page.on('console', (message) => {
      if (message.text().startsWith('practice server')) said.push(message.text())
    })
    await page.goto(folder.address, { waitUntil: 'commit' })
    await page.getByRole('progressbar', { name: 'Start' }).waitFor()
    await page.getByText('Der Übungsmodus startet.').waitFor()
    await ready(page)
    await page.reload()
    await ready(page)
    expect(said).toEqual([expect.stringContaining('first boot'), expect.stringContaining('warm boot')])
    console.log(said.join('\n'))
    running = page
  })

  it('signs in as the written stand-in does, and says NOT FOUND where no call is', { timeout: 200_000 }, async () => {
    const page = await practice()
    // By a plain call: the service worker hands it on.
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const post = (url: string, body: unknown): Promise<[number, string]> =>
      page.evaluate(
        async ([path, text]) => {
          const answer = await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: text })
          return [answer.status, await answer.text()] as [number, string]
        },
        [url, JSON.stringify(body)] as const,
      )
    const email = 'arzt@dreiklang.example'
    expect(await post('/api/auth/sign-in', { email, password: 'falsch' })).toEqual([404, 'false'])
    expect(await post('/api/auth/unlock-session', { email, password: 'falsch' })).toEqual([404, 'false'])
    expect(await post('/api/auth/sign-in-with-token', { accessToken: 'a.b.c' })).toEqual([401, '{"error":"Invalid token"}'])
    expect(await post('/api/apps/academy/nothing', {})).toEqual([404, 'NOT FOUND'])
    const [status, text] = await post('/api/auth/sign-in', { email, password: 'Dreiklang-2026!' })
    const { accessToken, tokenType, user } = JSON.parse(text)
    expect([status, tokenType, user.email]).toEqual([200, 'bearer', email])
    expect(await post('/api/auth/unlock-session', { email, password: 'falsch' })).toEqual([404, 'false'])
    const [again, fresh] = await post('/api/auth/sign-in-with-token', { accessToken })
    expect([again, JSON.parse(fresh).tokenType, JSON.parse(fresh).user.email]).toEqual([200, 'bearer', email])
  })

  it('still has what it has confirmed when the server is killed in that moment', { timeout: 200_000 }, async () => {
    const page = await practice()
    const api = await practiceApi(page, 'arzt')
    const schemes = ['dark', 'light', 'dark']
    const read: string[] = []
    for (const scheme of schemes) {
      await api.patch('/api/settings', { scheme })
      for (const worker of page.workers()) await worker.evaluate(() => globalThis.close())
      read.push((await api.get('/api/settings')).scheme)
    }
    expect(read).toEqual(schemes)
    await page.context().close()
    running = undefined
  })

  it('opens without network after the first time, and begins anew there', { timeout: 300_000 }, async () => {
    const own = await serveFolder('dist/demo')
    const { page } = await open(browser)
    await page.goto(own.address)
    await ready(page)
    const whole = () =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const pages = await Promise.all(names.map((cacheName) => caches.match('/', { cacheName })))
        return names.filter((_, i) => pages[i] !== undefined)
      })
    await expect.poll(whole).toEqual([expect.stringMatching(/^dreiklang\.uebung\./)])
    await forgetLoaded(page)
    await own.close()

    await page.reload()
    await ready(page)
    await fillSignIn(page, own.address, 'pfleger')
    await page.getByRole('button', { name: 'Werkzeuge' }).click()
    await page.getByRole('button', { name: 'Von vorn beginnen' }).click()
    const loaded = page.waitForEvent('load')
    await page.getByRole('dialog', { name: 'Von vorn beginnen?' }).getByRole('button', { name: 'Von vorn beginnen' }).click()
    await loaded
    await ready(page)
    await page.waitForURL(/\/sign-in/)
    await page.context().close()
  })

  it(
    'is disturbed on demand, keeps its mails for reading, is taken out as a file, begins anew and goes on from the file',
    { timeout: 400_000 },
    async () => {
      const { page } = await open(browser)
      const bar = page.getByRole('region', { name: 'Übungsmodus' })
      const tools = page.getByRole('dialog', { name: 'Werkzeuge' })
      const openTools = () => bar.getByRole('button', { name: 'Werkzeuge' }).click()
      const closeTools = () => page.keyboard.press('Escape')
      const scheme = async () => (await (await practiceApi(page, 'arzt')).get('/api/settings')).scheme
      const disturb = async (change: () => Promise<void>) => {
        await openTools()
        await change()
        await tools.getByRole('button', { name: 'Übernehmen' }).click()
        await page.getByText('Die Störungen gelten jetzt.').first().waitFor()
        await closeTools()
        await tools.waitFor({ state: 'detached' })
      }
      const offline = () => tools.getByRole('switch', { name: 'Keine Verbindung' }).click()
      const goTo = (name: string) => page.getByRole('navigation').getByRole('link', { name }).first().click()

      await page.goto(folder.address)
      await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
      // The page before has a field of the same name.
      await page.getByRole('button', { name: 'Link schicken' }).waitFor()
      await page.getByLabel('E-Mail-Adresse').fill('arzt@dreiklang.example')
      await page.getByRole('button', { name: /Link/ }).click()
      await openTools()
      const mail = tools.getByRole('button', { name: /Passwort/ })
      await expect
        .poll(async () => {
          await tools.getByRole('button', { name: 'Neu laden' }).click()
          return mail.count()
        })
        .toBe(1)
      await mail.click()
      await tools.getByText(new RegExp(`${folder.address}/reset-password`)).waitFor()
      await expectAccessible(page, 'tools')
      await closeTools()

      await fillSignIn(page, folder.address, 'pfleger')
      await disturb(offline)
      await goTo('Klient/innen')
      await page.getByText('Keine Verbindung zum Server.').first().waitFor()
      await disturb(offline)
      const refuse = (how: string) => async () => {
        await tools.getByRole('combobox', { name: 'Antworten sind ein Fehler' }).click()
        await page.getByRole('option', { name: how }).click()
      }
      await disturb(refuse('500: Fehler im Dienst'))
      await goTo('Fristen')
      await page.getByText('Da ist etwas schiefgegangen.').first().waitFor()
      await disturb(refuse('Kein Fehler'))
      await disturb(async () => {
        await refuse('409: inzwischen geändert')()
        await tools.getByRole('switch', { name: 'Nur die nächste Antwort' }).click()
      })
      await goTo('Klient/innen')
      await expect.poll(async () => (await ask(page, '/uebung/stoerung', {})).fehler).toBe(null)

      await (await practiceApi(page, 'arzt')).patch('/api/settings', { scheme: 'dark' })
      expect(await scheme()).toBe('dark')
      await openTools()
      const saving = page.waitForEvent('download')
      await tools.getByRole('button', { name: 'In eine Datei sichern' }).click()
      const file = await (await saving).path()
      await tools.getByRole('button', { name: 'Von vorn beginnen' }).click()
      await page.getByRole('dialog', { name: 'Von vorn beginnen?' }).getByRole('button', { name: 'Von vorn beginnen' }).click()
      // The page is loaded anew on its way there, which a wait for one address would take for its failure.
      await expect.poll(() => new URL(page.url()).pathname).toBe('/sign-in')
      await ready(page)
      expect(await scheme()).not.toBe('dark')

      await openTools()
      for (const text of ['fremd', '{"mark":"dreiklang-uebung-1","now":"2026-11-22T08:00:00.000Z"}\nnur der Anfang stimmt']) {
        const buffer = Buffer.from(text)
        await page.getByLabel('Gesicherte Übung').setInputFiles({ name: 'fremd.bin', mimeType: 'text/plain', buffer })
        await page.getByRole('button', { name: 'Ersetzen' }).click()
        await page.getByText('Diese Datei ist keine gesicherte Übung.').waitFor()
      }
      await page.getByLabel('Gesicherte Übung').setInputFiles(file)
      const reloaded = page.waitForEvent('load')
      await page.getByRole('button', { name: 'Ersetzen' }).click()
      await reloaded
      await ready(page)
      expect(await scheme()).toBe('dark')
      await page.context().close()
    },
  )
})
