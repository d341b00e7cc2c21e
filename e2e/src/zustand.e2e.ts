import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { expect, it } from 'vitest'
import type { Api } from './api.ts'
import { findKlient } from './bestellung.fixtures.ts'
import { expectShown } from './bestellblatt.ts'
import { expectAccessible } from './axe.ts'
import { goTo, settled } from './browser.ts'
import { draftOf, eRezept, today } from './fall.fixtures.ts'
import { button, dialog, online, withProduct } from './setUp.ts'

const { signIn, signInApi } = withProduct({ context: online })

/** A visit of the nurse tomorrow, by hand and not out of a series. @returns its path */
async function planTomorrow(head: Api, klientId: string): Promise<string> {
  const { personen } = await head.get<{ personen: { id: string; name: string }[] }>(hausbesuchContract.choices.path)
  const { id } = await head.post<{ id: string }>(hausbesuchContract.plan.path, {
    typ: 'PFLEGEBESUCH',
    klientId,
    ort: null,
    anlass: null,
    anlassCode: 'ROUTINE',
    dringlichkeit: 'ROUTINE',
    transportunfaehigGrund: null,
    leistungen: [],
    datum: plusDays(today(), 1),
    uhrzeit: '06:10',
    dauerMinuten: 10,
    personIds: [personen.find(({ name }) => name === 'Jonas Meyer')?.id],
    fahrzeug: null,
  })
  return `/hausbesuch/${id}`
}

it('hospital cancels the coming visits and tells all houses, the undo brings them back, and of the dead nothing goes on', async () => {
  const [nurseApi, arztApi, apothekeApi, headApi] = await Promise.all([
    signInApi('pfleger'),
    signInApi('arzt'),
    signInApi('apotheker'),
    signInApi('pflege-admin'),
  ])
  const beteiligte = await findKlient(nurseApi, { praxis: 'Praxis Dr. Weber', apotheke: 'Apotheke am Markt' })
  const visit = await planTomorrow(headApi, beteiligte.klientId)
  const [asked, accepted] = await Promise.all(
    ['Torasemid', 'Ramipril'].map(async (wirkstoff) => {
      const produkt = { ...ramipril, bezeichnung: `${wirkstoff} 5 mg`, wirkstoff }
      const fall = await draftOf(nurseApi, beteiligte, { positionen: [{ produkt }] })
      await fall.take(nurseApi, 'senden')
      return fall
    }),
  )
  if (asked === undefined || accepted === undefined) throw new Error('Two orders were made')
  await accepted.take(arztApi, 'verordnen', eRezept())
  await accepted.take(nurseApi, 'anApothekeGeben', { ort: null })
  await accepted.take(apothekeApi, 'annehmen', { termin: null })

  const head = await signIn('pflege-admin')
  const { page } = head
  await goTo(page, `/klienten/${beteiligte.klientId}?bereich=verlauf`)
  await button(page, 'Nicht zu Hause').click()
  await dialog(page).getByRole('radio', { name: 'Krankenhaus' }).check()
  await dialog(page)
    .getByText(/^Besuche, die abgesagt werden: \d+$/)
    .waitFor()
  await expectAccessible(page, 'what the hospital brings about')
  await button(page, 'Versorgung pausieren').click()
  await page.getByText(/^Abgesagte Besuche: \d+$/).waitFor()
  await settled(page)

  const nurse = await signIn('pfleger')
  await goTo(nurse.page, visit)
  await settled(nurse.page)
  const apotheke = await signIn('apotheker')
  await goTo(apotheke.page, accepted.path)
  await apotheke.page.getByText('Zurzeit nicht zu Hause').first().waitFor()

  await page.bringToFront()
  await button(page, 'Rückgängig machen').click()
  await page.getByText(/^Rückgängig gemacht\. Wiederhergestellt: \d+$/).waitFor()
  await settled(page)

  await button(page, 'Status ändern').click()
  await dialog(page).getByRole('radio', { name: 'Verstorben' }).check()
  await dialog(page)
    .getByText(/^Bestellungen, die storniert werden/)
    .waitFor()
  await button(page, 'Als verstorben eintragen').click()
  await page
    .getByText(/^Verstorben am/)
    .first()
    .waitFor()
  await goTo(nurse.page, asked.path)
  await expectShown(nurse.page, 'Torasemid', 'Storniert')
  await expectShown(apotheke.page, 'Ramipril', 'Storno angefragt')
  await goTo(nurse.page, `/bestellungen/neu?klient=${beteiligte.klientId}`)
  await nurse.page.getByText('Für diese Person wird nicht mehr bestellt.').waitFor()
  expect([...head.complaints, ...nurse.complaints, ...apotheke.complaints]).toEqual([])
})

const ramipril = {
  produktart: 'ARZNEIMITTEL',
  angabeart: 'WIRKSTOFF',
  pzn: null,
  bezeichnung: '',
  wirkstoff: '',
  wirkstaerke: '5 mg',
  darreichungsform: 'TAB',
  normgroesse: 'N3',
  hmvNummer: null,
} as const
