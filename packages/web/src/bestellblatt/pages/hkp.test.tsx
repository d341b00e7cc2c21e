import { hkpEntwurf } from '@dreiklang/domain/frist/praxisAnfrage'
import { akteContract } from '@dreiklang/domain/klient/akte.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { arznei, bring, type Haus, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSeite } from '../../organisation/seite.fixtures.tsx'
import { bestellungenRoutes } from '../../bestellliste/routes.fixtures.ts'
import { findPositionen } from '../step.fixtures.ts'

let haus: Haus
beforeAll(async () => {
  haus = await openHaus({ beginn: new Date() })
})
afterAll(() => haus.close())

/** What a nurse asks for when a Muster 12 ends. */
function nextHkp() {
  const heute = haus.heute()
  const [asked] = hkpEntwurf(
    { id: haus.klientId, hausarztId: null },
    {
      praxisId: null,
      bis: heute,
      heute,
      verordnungen: [
        {
          von: plusDays(heute, -30),
          bis: heute,
          leistungen: ['31b'],
          massnahmen: 'Strümpfe Klasse II anziehen',
          haeufigkeit: '1 × täglich',
        },
      ],
    },
  ).positionen
  return { ...arznei(), ...asked }
}

it('the nurse takes a Muster 12 step by step to the Krankenkasse, and types nothing that is known', async () => {
  const heute = haus.heute()
  const fall = await bring(haus, 'BEIM_ARZT', { vor: { positionen: [nextHkp()] } })
  await fall.run('arzt', 'verordnen')
  await openSeite({ server: haus, konto: 'pfleger', routes: bestellungenRoutes, path: `/bestellungen/${fall.id}` })
  const user = userEvent.setup()
  const card = async () => findPositionen(/Muster 12/)
  ;(await card()).getByText(/^Strümpfe Klasse II anziehen, 1 × täglich, .* bis /)
  const take = async (step: string, fill?: (fenster: ReturnType<typeof within>) => Promise<void>) => {
    await user.click(await (await card()).findByRole('button', { name: step }))
    const fenster = within(await screen.findByRole('dialog', { name: step }))
    await fill?.(fenster)
    await user.click(fenster.getByRole('button', { name: step }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await take('Verordnung geholt')
  await take('Ist unterschrieben', (fenster) => user.click(fenster.getByRole('radio', { name: 'Klient/in selbst' })))
  await take('Bei Kasse eingereicht')
  await take('Kasse hat entschieden', (fenster) => user.click(fenster.getByRole('radio', { name: 'Genehmigt' })))
  await (await card()).findByText(/geholt am .* unterschrieben am .* eingereicht am .* genehmigt am/)

  const { body } = await (await haus.wer('pflege-admin')).call(akteContract.read, { params: { klientId: haus.klientId } })
  expect(body.hkp.verordnungen).toMatchObject([
    { von: plusDays(heute, 1), leistungen: ['31b'], massnahmen: 'Strümpfe Klasse II anziehen', eingereichtAm: heute, genehmigung: 'VOLL' },
  ])
})

it('a Muster 12 is brought nowhere, and neither its sheet nor its paper says so; a medicine beside it is', async () => {
  const sent = async (...positionen: ReturnType<typeof arznei>[]) =>
    bring(haus, 'BEIM_ARZT', { vor: { klientId: await haus.admit(), positionen, lieferart: 'LIEFERUNG_KLIENT' } })
  const show = async ({ id }: { id: string }) => {
    cleanup()
    await openSeite({ server: haus, konto: 'pfleger', routes: bestellungenRoutes, path: `/bestellungen/${id}` })
    await findPositionen(/Muster 12/)
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    await screen.findByText(/^Gedruckt am/)
    return screen.queryAllByText(/Lieferung nach Hause/)
  }
  expect(await show(await sent(nextHkp()))).toEqual([])
  expect(await show(await sent(nextHkp(), arznei()))).toHaveLength(2)
})
