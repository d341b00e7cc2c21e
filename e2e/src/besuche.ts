/** Visits of today for the journeys, planned by the call that the screen makes. */
import { hausbesuchContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import type { Api } from './api.ts'

interface Vorhaben {
  uhrzeit: string
  dauerMinuten?: number
  anlass?: string
}

/** Answers the id. */
export async function planeHeute(
  api: Api,
  { klientId, personId }: { klientId: string | undefined; personId: string | undefined },
  { uhrzeit, dauerMinuten = 20, anlass }: Vorhaben,
): Promise<string> {
  const { id } = await api.post<{ id: string }>(hausbesuchContract.plan.path, {
    typ: 'PFLEGEBESUCH',
    klientId,
    ort: null,
    anlass: anlass ?? null,
    anlassCode: 'ROUTINE',
    dringlichkeit: 'ROUTINE',
    transportunfaehigGrund: null,
    leistungen: [],
    datum: berlinDatum(new Date().toISOString()),
    uhrzeit,
    dauerMinuten,
    personIds: [personId],
    fahrzeug: null,
  })
  return id
}

/** The nurse's own, at a Klient whom she visits anyway; answers the id. */
export async function planeEigenenHeute(pfleger: Api, vorhaben: Vorhaben): Promise<string> {
  const { zeilen } = await pfleger.get<{ zeilen: { klient: { id: string }; zugewiesene: { personId: string }[] }[] }>(
    `${hausbesuchContract.list.path}?nurMeine=true`,
  )
  const [zeile] = zeilen
  return planeHeute(pfleger, { klientId: zeile?.klient.id, personId: zeile?.zugewiesene[0]?.personId }, vorhaben)
}
