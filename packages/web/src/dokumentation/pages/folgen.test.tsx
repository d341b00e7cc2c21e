import { emptyBlatt, type Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { folgeContract } from '@dreiklang/domain/dokumentation/folge.contract'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { hausbesuchRoutesWith } from '../../hausbesuch/hausbesuch.routes.tsx'
import { go, planBesuch, keepBesuchsServer, server } from '../../hausbesuch/pages/besuch.fixtures.ts'
import { press, fill, nutzer, openSeite, write } from '../../organisation/seite.fixtures.tsx'
import { dokumentationOnBesuch } from '../components/anbauten.tsx'

keepBesuchsServer()

const routes = hausbesuchRoutesWith(dokumentationOnBesuch)
const open = (path: string, konto: string) => openSeite({ server, konto, routes, path })
const card = async () => within(await screen.findByRole('region', { name: 'Was folgt' }))

async function finishedWith(uhrzeit: string, folgen: Blatt['folgen']): Promise<string> {
  const besuch = await planBesuch(server, { uhrzeit })
  await go(server, 'pfleger', { besuch, handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
  const blatt = { ...emptyBlatt(0), folgen, ergebnis: 'Wunde trocken', handzeichen: 'M 1 1 L 2 2' }
  const { status, text } = await (
    await server.as('pfleger')
  ).call(dokumentationContract.finish, { params: { hausbesuchId: besuch.id }, body: { version: 0, blatt } })
  if (status !== 200) throw new Error(text)
  return besuch.id
}
const folge = (art: Blatt['folgen'][number]['art'], text: string) => ({ id: crypto.randomUUID(), art, text })
const folgenOf = async (hausbesuchId: string) =>
  (await (await server.as('pflege-admin')).call(folgeContract.list, { params: { hausbesuchId } })).body.folgen

async function vergeblich(uhrzeit: string): Promise<string> {
  const besuch = await planBesuch(server, { uhrzeit })
  const angaben = {
    klingelversuche: 3,
    telefonversuche: 1,
    nachrichtHinterlassen: false,
    notfallkontaktInformiert: true,
    weiteresVorgehen: 'NEUER_BESUCH',
    text: 'Nachbarin kommt um vier',
  } as const
  await go(server, 'pfleger', { besuch, handlung: 'nichtAntreffen', angaben })
  return besuch.id
}

describe('What follows from a visit', () => {
  it('stands on its page with its ways, and is ticked with a remark', async () => {
    const id = await finishedWith('09:00', [folge('BESTELLUNG', 'Kompressen'), folge('NACHRICHT', 'Tochter anrufen')])
    const [bestellung] = await folgenOf(id)
    await open(`/hausbesuch/${id}`, 'pflege-admin')
    const what = await card()
    await what.findByText('Kompressen')
    const klient = new URL(what.getByRole('link', { name: 'Bestellung anlegen: Kompressen' }).getAttribute('href') ?? '', 'http://x')
    expect([klient.pathname, klient.searchParams.get('folge'), klient.searchParams.get('besuch')]).toEqual([
      '/bestellungen/neu',
      bestellung?.id,
      id,
    ])
    expect(what.getByRole('link', { name: 'Nachricht schreiben: Tochter anrufen' }).getAttribute('href')).toBe(`/hausbesuch/${id}?chat=neu`)
    await nutzer.click(what.getByRole('button', { name: 'Erledigt: Tochter anrufen' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Als erledigt vermerken' }))
    await fill(dialog.getByLabelText('Anmerkung'), 'Weiß Bescheid')
    await nutzer.click(dialog.getByRole('button', { name: 'Erledigt' }))
    await screen.findByText(/^Erledigt von Sabine Krüger, .*: Weiß Bescheid$/)
  })

  it('is not there for a visit that left nothing to do', async () => {
    const id = await finishedWith('10:00', [])
    await open(`/hausbesuch/${id}`, 'pfleger')
    await screen.findByText('Wunde trocken')
    expect(screen.queryByRole('region', { name: 'Was folgt' })).toBeNull()
  })

  it('that is a visit is planned with what is known, and both pages name each other', async () => {
    const id = await finishedWith('11:00', [folge('HAUSBESUCH', 'Wunde ansehen')])
    const alt = await open(`/hausbesuch/${id}`, 'pflege-admin')
    await nutzer.click((await card()).getByRole('link', { name: 'Besuch planen: Wunde ansehen' }))
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Beschreibung/)).value).toBe('Wunde ansehen')
    await nutzer.click(screen.getByRole('combobox', { name: /^Anlass/ }))
    await nutzer.click(await screen.findByRole('option', { name: 'Wunde' }))
    await fill(await screen.findByLabelText(/^Tag/, { selector: 'input' }), '25.11.2026')
    await write(/^Uhrzeit/, '08:15')
    await press('Hausbesuch planen')
    await screen.findByRole('link', { name: /^Folgt aus Hausbesuch/ })
    const [one] = await folgenOf(id)
    expect(one).toMatchObject({ stand: 'ERLEDIGT', besuch: { nummer: expect.any(String) } })
    alt.unmount()
    await open(`/hausbesuch/${id}`, 'pfleger')
    expect((await screen.findByRole('link', { name: `Hausbesuch ${one?.besuch?.nummer}` })).getAttribute('href')).toBe(
      `/hausbesuch/${one?.besuch?.id}`,
    )
  })
})

describe('A visit at which nobody opened', () => {
  it('waits for a new one, or for the reason why none is needed', async () => {
    const id = await vergeblich('12:00')
    await open(`/hausbesuch/${id}`, 'pflege-admin')
    const what = await card()
    await what.findByText('Niemand angetroffen: Es wird ein neuer Besuch geplant')
    await what.findByRole('link', { name: 'Besuch planen: Nachbarin kommt um vier' })
    await nutzer.click(what.getByRole('button', { name: 'Ohne neuen Besuch erledigen: Nachbarin kommt um vier' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Als erledigt vermerken' }))
    await nutzer.click(dialog.getByRole('button', { name: 'Erledigt' }))
    await nutzer.click(await dialog.findByRole('link', { name: /^Warum ist kein neuer Besuch nötig/ }))
    await fill(dialog.getByLabelText(/^Warum ist kein neuer Besuch nötig/), 'Ist bei der Tochter')
    await nutzer.click(dialog.getByRole('button', { name: 'Erledigt' }))
    await screen.findByText(/Ist bei der Tochter$/)
  })
})
