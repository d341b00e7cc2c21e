import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { Locator, Page } from 'playwright-core'
import type { Api } from './api.ts'

interface Vorhaben {
  uhrzeit: string
  dauerMinuten?: number
  anlass?: string
  leistungen?: readonly string[]
}

export async function planToday(
  api: Api,
  { klientId, personId }: { klientId: string | undefined; personId: string | undefined },
  { uhrzeit, dauerMinuten = 20, anlass, leistungen = [] }: Vorhaben,
): Promise<string> {
  const { id } = await api.post<{ id: string }>(hausbesuchContract.plan.path, {
    typ: 'PFLEGEBESUCH',
    klientId,
    ort: null,
    anlass: anlass ?? null,
    anlassCode: 'ROUTINE',
    dringlichkeit: 'ROUTINE',
    transportunfaehigGrund: null,
    leistungen: leistungen.map((bezeichnung) => ({ code: null, bezeichnung, quelle: 'SGB_XI', sollMinuten: 5 })),
    datum: berlinDate(new Date().toISOString()),
    uhrzeit,
    dauerMinuten,
    personIds: [personId],
    fahrzeug: null,
  })
  return id
}

export async function planOwnToday(pfleger: Api, vorhaben: Vorhaben): Promise<string> {
  const { zeilen } = await pfleger.get<{ zeilen: { klient: { id: string }; zugewiesene: { personId: string }[] }[] }>(
    `${hausbesuchContract.list.path}?nurMeine=true`,
  )
  const [row] = zeilen
  return planToday(pfleger, { klientId: row?.klient.id, personId: row?.zugewiesene[0]?.personId }, vorhaben)
}

/** The nurse stands at the bed already. */
export async function beginOwnToday(pfleger: Api, vorhaben: Vorhaben): Promise<string> {
  const id = await planOwnToday(pfleger, vorhaben)
  const { version } = await pfleger.get<{ version: number }>(`${hausbesuchContract.list.path}/${id}`)
  await pfleger.post(`${hausbesuchContract.list.path}/${id}/beginnen`, { version, identitaetGeprueft: true })
  return id
}

/** A stop of the tour by its time, opened as the large one. */
export async function openStop(page: Page, uhrzeit: string): Promise<Locator> {
  const stop = page
    .getByRole('list', { name: 'Stopps' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${uhrzeit}`) })
  await stop.waitFor()
  const opens = stop.getByRole('button', { expanded: false })
  if ((await opens.count()) > 0) await opens.click()
  return stop
}
