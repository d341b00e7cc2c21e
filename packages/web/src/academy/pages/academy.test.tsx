import type { CourseId } from '@dreiklang/domain/academy/academy'
import { academyContract } from '@dreiklang/domain/academy/academy.contract'
import { loadCourseText } from '@dreiklang/server/academy/course'
import type { TestClient, TestServer } from '@dreiklang/server/testServer'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type SeiteOptions, nutzer, openSeite, press, startServer, write } from '../../organisation/seite.fixtures.tsx'
import { academyRoutes } from '../academy.routes.tsx'

const c = academyContract
const routes = [
  ...academyRoutes,
  { path: '/certificate/{-$code}', load: async () => ({ Page: (await import('./CertificatePage.tsx')).CertificatePage }) },
]
let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** Signed in once in a test: who signs in often ends the oldest session, and that may be the page's. */
const clients = new Map<string, Promise<TestClient>>()
const as = (konto: string): Promise<TestClient> => {
  const client = clients.get(konto) ?? server.as(konto)
  clients.set(konto, client)
  return client
}
beforeEach(() => clients.clear())

const open = (path = '/apps/academy', options: Partial<SeiteOptions> = {}) =>
  openSeite({ server, konto: 'pfleger', routes, path, ...options })
const pass = async (konto: string, id: CourseId) => {
  const answers = (await loadCourseText(id, 'de')).questions.map(({ right }) => right)
  return (await (await as(konto)).call(c.answerQuiz, { body: { id, answers } })).body.certificate?.code ?? ''
}
const cards = async () =>
  within(await screen.findByRole('list', { name: 'Akademie' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
/** Each question with the option that is there at this place. */
async function answer(options: readonly number[]) {
  const groups = await screen.findAllByRole('radiogroup')
  for (const [i, group] of groups.entries()) fireEvent.click(group.querySelectorAll('input')[options[i] ?? 0] ?? group)
}

describe('The page of courses', () => {
  it('shows the courses of the own side, finds them by words and by category, and hides what is done', async () => {
    await pass('pfleger2', 'notfall')
    const { router } = await open('/apps/academy', { konto: 'pfleger2' })
    await waitFor(async () =>
      expect(await cards()).toEqual(['Der erste Tag im Pflegedienst', 'Betäubungsmittel', 'Ein Tag ohne Netz', 'Notfallbestellung']),
    )
    await press('Erledigte ausblenden')
    await waitFor(async () => expect(await cards()).not.toContain('Notfallbestellung'))
    await press('Sicherheit')
    await waitFor(async () => expect(await cards()).toEqual(['Betäubungsmittel']))
    await write('Kurse durchsuchen', 'lieferung')
    await screen.findByRole('heading', { name: 'Kein Kurs passt' })
    expect(router.state.location.searchStr).toBe('?offen=true&kategorie=safety&suche=lieferung')
  })

  it('puts a mandatory course first, with its day', async () => {
    const body = { courseId: 'without-network', due: '2026-12-24', renewMonths: null, everyone: true, people: [] }
    await (await as('pflege-admin')).call(c.saveDuty, { body })
    await open()
    await screen.findByText('Pflicht bis 24.12.2026')
    expect((await cards())[0]).toBe('Ein Tag ohne Netz')
    expect(screen.queryByRole('link', { name: 'Pflichtkurse' })).toBeNull()
  })
})

describe('A course', () => {
  it('leads step by step to the quiz, and goes on where it was left', async () => {
    const { router, unmount } = await open('/apps/academy/notfall', { konto: 'apotheker' })
    await screen.findByRole('heading', { level: 2, name: /Zuerst: 112/ })
    await nutzer.click(screen.getByRole('link', { name: 'Weiter' }))
    const heading = await screen.findByRole('heading', { level: 2, name: /Was ein Notfall ist/ })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await waitFor(async () =>
      expect((await (await as('apotheker')).call(c.course, { query: { id: 'notfall' } })).body.progress.currentStep).toBe(2),
    )
    unmount()
    await open('/apps/academy/notfall', { konto: 'apotheker' })
    await screen.findByRole('heading', { level: 2, name: /Was ein Notfall ist/ })
    await nutzer.click(within(screen.getByRole('navigation', { name: 'Schritte des Kurses' })).getByRole('link', { name: /Quiz/ }))
    await screen.findByRole('button', { name: 'Antworten prüfen' })
    expect(router.state.location.pathname).toBe('/apps/academy/notfall')
  })

  it('says where to read again when the quiz was not passed, and why each answer is right when it was', async () => {
    const right = (await loadCourseText('notfall', 'de')).questions.map((question) => question.right)
    await open('/apps/academy/notfall?schritt=6')
    await press('Antworten prüfen')
    await screen.findByText(/Bitte beantworten Sie jede Frage. Es fehlt: 1, 2, 3, 4, 5/)
    await answer(right.map((option) => (option + 1) % 3))
    await press('Antworten prüfen')
    await screen.findByText('Noch nicht bestanden: 0 von 5 richtig')
    expect(screen.getAllByRole('link', { name: /^In Schritt \d nachlesen$/ })).toHaveLength(5)
    await press('Noch einmal antworten')
    await answer(right)
    await press('Antworten prüfen')
    await screen.findByText('Bestanden: 5 von 5 richtig')
    await screen.findByText(/Bei Lebensgefahr ersetzt nichts den Anruf unter 112/)
    await screen.findByRole('button', { name: 'Zertifikat laden' })
  })
})

describe('The page of mandatory courses', () => {
  it('is where a head sets one, sees who is late, and lifts it again', async () => {
    await open('/apps/academy/pflicht', { konto: 'arzt-admin' })
    await screen.findByRole('heading', { name: 'Noch kein Pflichtkurs' })
    await press('Kurs zur Pflicht machen')
    const dialog = within(await screen.findByRole('dialog'))
    await nutzer.click(await dialog.findByRole('button', { name: 'Speichern' }))
    await dialog.findByRole('alert')
    await nutzer.click(dialog.getByRole('combobox', { name: /^Kurs/ }))
    await nutzer.click(await screen.findByRole('option', { name: 'Betäubungsmittel' }))
    await write(/^Erledigt bis/, '31.12.2026')
    await nutzer.click(dialog.getByRole('button', { name: 'Speichern' }))
    const table = await screen.findByRole('table', { name: 'Betäubungsmittel' })
    expect(within(table).getAllByRole('row').length).toBeGreaterThan(2)
    screen.getByText(/^0 von \d+ erledigt · Pflicht bis 31.12.2026 · für alle, auch Neue · einmalig$/)
    await press('Pflicht „Betäubungsmittel“ aufheben')
    await nutzer.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Aufheben' }))
    await screen.findByRole('heading', { name: 'Noch kein Pflichtkurs' })
  })
})

describe('A certificate', () => {
  it('is found genuine by its code, and a wrong code says what to do', async () => {
    const code = await pass('pflege-admin', 'first-day-care')
    await open('/certificate')
    await write('Code', code.toLowerCase())
    await press('Prüfen')
    await screen.findByText('Dieses Zertifikat ist echt')
    screen.getByText('Sabine Krüger')
    await write('Code', 'AAAA-AAAA-AAAA-AAAA')
    await press('Prüfen')
    await screen.findByText(/Zu diesem Code gibt es kein Zertifikat/)
  })
})
