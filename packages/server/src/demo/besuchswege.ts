/** What orders and visits have to do with each other: each kind of link once or twice, in the last days. */
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { besuchLinkContract } from '@dreiklang/domain/bestellung/besuch.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { createBesuchsspiel } from './besuchsspiel.ts'
import type { Regie } from './director.ts'
import type { DemoKlient } from './klienten.ts'
import type { Ensemble } from './personen.ts'
import { sortiment } from './sortiment.ts'

function reihe(klienten: readonly DemoKlient[]): () => string {
  const bekannte = klienten.filter(({ pflege, praxis, apotheke }) => pflege === 'sonnenhof' && praxis === 'weber' && apotheke === 'markt')
  let nr = -1
  return () => bekannte[(nr += 1) % bekannte.length]?.id ?? ''
}

export async function connectBesuche(regie: Regie, ensemble: Ensemble, klienten: readonly DemoKlient[]): Promise<void> {
  const spiel = createBesuchsspiel(regie, ensemble)
  const { wer, go, stelle, readBestellung, entwurf } = spiel
  const next = reihe(klienten)
  const send = async (id: string) => go('pfleger', await readBestellung(id), { handlung: 'senden' })
  async function bestelle(klientId: string, nr: number) {
    const body = entwurf(klientId, nr, 'LIEFERUNG_PFLEGEDIENST')
    return send((await regie.call(bestellungContract.create, wer('pfleger'), { body })).id)
  }

  for (const nr of [0, 1]) {
    const klientId = next()
    const besuch = await spiel.besuche(klientId, -3, `1${nr}:15`)
    const body = entwurf(klientId, nr, 'LIEFERUNG_KLIENT')
    const params = { hausbesuchId: besuch.id }
    await send((await regie.call(besuchLinkContract.createAusBesuch, wer('pfleger'), { params, body })).id)
    await spiel.end('pfleger', besuch, 'Vorrat gezählt, Nachschub ist bestellt.')
  }

  const zuSehen = next()
  stelle(-2, '09:30')
  const abgelehnt = await bestelle(zuSehen, 2)
  const positionIds = abgelehnt.positionen.map(({ id }) => id)
  stelle(-2, '11:00')
  const text = 'Bitte erst Blutdruck vor Ort ansehen.'
  await go('arzt', abgelehnt, { handlung: 'arztAblehnen', positionIds, grund: 'ARZTTERMIN_NOETIG', text })
  stelle(-2, '12:30')
  const frage = await spiel.askArzt(zuSehen, `${abgelehnt.nummer}: Blutdruck vor Ort ansehen`, abgelehnt.id)
  stelle(-1, '08:30')
  await spiel.accept(frage, 2, '13:00')

  const waits = next()
  stelle(-5, '09:00')
  const { id: bestellungId, version } = await spiel.liefere(await bestelle(waits, 0))
  const bringt = await spiel.besuche(waits, -3, '13:30')
  const params = { hausbesuchId: bringt.id }
  await regie.call(besuchLinkContract.uebergib, wer('pfleger'), { params, body: { bestellungId, version } })
  await spiel.end('pfleger', bringt, 'Arzneimittel übergeben und erklärt.')

  await prescribeOnBett(regie, spiel, next())
  regie.stelle(regie.beginn)
}

async function prescribeOnBett(regie: Regie, spiel: ReturnType<typeof createBesuchsspiel>, klientId: string): Promise<void> {
  const { wer, stelle } = spiel
  stelle(-4, '09:00')
  const zugesagt = await spiel.accept(await spiel.askArzt(klientId, 'Husten mit Auswurf seit einer Woche'), -4, '14:00')
  stelle(-4, '14:00')
  const besuch = await spiel.beginne('arzt', zugesagt)
  stelle(-4, '14:20')
  const rezept = {
    diagnose: null,
    rezeptart: 'MUSTER16',
    ausgestelltAm: plusDays(berlinDate(regie.beginn.toISOString()), -4),
    rezeptId: null,
    autIdem: false,
    ort: 'PAPIER_PFLEGE',
  } as const
  await regie.call(besuchLinkContract.verordneBeimBesuch, wer('arzt'), {
    params: { hausbesuchId: besuch.id },
    body: {
      einloesung: 'DURCH_PFLEGE',
      bemerkung: 'Bei Fieber bitte anrufen.',
      positionen: sortiment
        .slice(0, 1)
        .map(({ produkt, menge, mengeneinheit, dosierung, btm }) => ({ produkt, menge, mengeneinheit, dosierung, btm, ...rezept })),
    },
  })
  await spiel.end('arzt', besuch, 'Bronchitis, Lunge frei. Folgeverordnung ausgestellt.')
}
