import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import type { TestServer } from '@dreiklang/server/testServer'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { press, nutzer, openSeite, write } from '../../organisation/seite.fixtures.tsx'
import { anliegenRoutes } from '../anliegen.routes.tsx'
import { formularRoutes, startWithFormular } from './formular.fixtures.ts'

const c = anliegenContract
let server: TestServer
beforeAll(async () => {
  server = await startWithFormular()
})
afterAll(() => server.close())

/** jsdom draws nothing: the canvas answers a JPEG of so many bytes. */
let size = 1000
beforeEach(() => {
  size = 1000
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name.startsWith('kaputt')) throw new Error('cannot be decoded')
    return { width: 4000, height: 3000, close: () => {} }
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect: () => {}, drawImage: () => {} } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(this: HTMLCanvasElement, done) {
    const bytes = new Uint8Array(size).fill(this.width % 251)
    bytes.set([0xff, 0xd8, 0xff])
    done(new Blob([bytes]))
  })
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => {}
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
async function open() {
  const seite = await openSeite({ server, konto: 'apotheker', routes: formularRoutes, path: '/public-form?an=sonnenhof' })
  await nutzer.click(await screen.findByRole('radio', { name: /nachbestellen/ }))
  return seite
}
const chooseFotos = async (...names: string[]) => {
  await screen.findByRole('button', { name: 'Foto hinzufügen' })
  await nutzer.upload(screen.getByLabelText<HTMLInputElement>('Foto hinzufügen', { selector: 'input' }), names.map(file))
}

it('sends photos of the pack, made small, and the house sees them in the inquiry', async () => {
  const { unmount } = await open()
  await nutzer.click(await screen.findByRole('radio', { name: /Angehörige/ }))
  await write(/^Ihr Name/, 'Foto Huber')
  await write(/^Telefon/, '089 123456')
  await write(/^Vor- und Nachname/, 'Maria Huber')
  await write(/^Geburtsdatum/, '02.03.1941')
  await write(/^Was möchten/, 'Wie auf dem Foto')
  await chooseFotos('vorn.jpg', 'hinten.jpg')
  await screen.findByRole('img', { name: 'Foto 2' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Foto hinzufügen' }).disabled).toBe(true)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_000)
  server.clock.now = new Date(server.clock.now.getTime() + 10_000)
  await press('Senden')
  await screen.findByRole('heading', { level: 1, name: 'Ihr Anliegen ist angekommen' })
  unmount()
  const { zeilen } = (await (await server.as('pfleger')).call(c.list)).body
  const id = zeilen.find(({ name }) => name === 'Foto Huber')?.id ?? ''
  await openSeite({ server, konto: 'pfleger', routes: anliegenRoutes, path: `/anliegen/${id}` })
  expect((await screen.findByRole<HTMLImageElement>('img', { name: 'Foto 2 der Packung' })).src).toBe('blob:foto')
})

it('takes one away again', async () => {
  await open()
  await chooseFotos('vorn.jpg')
  await press('Foto 1 entfernen')
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Foto 1' })).toBeNull())
  expect(screen.getByRole('button', { name: 'Foto hinzufügen' })).toBe(document.activeElement)
})

it.each([
  ['the browser cannot draw', 'kaputt.jpg', 1000],
  ['stays too large however it is written', 'riesig.jpg', 400_000],
])('says so of a picture that %s, and takes none of it', async (_was, name, bytes) => {
  size = bytes
  await open()
  await chooseFotos(name)
  expect((await screen.findByRole('alert')).textContent).toContain('Ein Foto kann nicht gelesen werden')
  expect(screen.queryByRole('img', { name: 'Foto 1' })).toBeNull()
})
