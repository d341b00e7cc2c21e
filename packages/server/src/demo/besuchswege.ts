/** What orders and visits have to do with each other: each kind of link once or twice, in the last days. */
import { bestellungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import { besuchLinkContract } from '@dreiklang/domain/bestellung/besuch.contract'
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import { emptyKopf } from '@dreiklang/domain/bestellung/nothingSaid'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { Quittung } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { berlinDate, plusDays } from '@dreiklang/domain/shared/time'
import { takeStep, nachweisOf, ortOf, withDoppeltGrund } from './bestellschritte.ts'
import { createBesuchsspiel } from './besuchsspiel.ts'
import type { Regie } from './director.ts'
import { type DemoKlient, knownIn } from './klienten.ts'
import type { Ensemble } from './personen.ts'
import { sortiment } from './sortiment.ts'

const kopf = { anlassCode: 'MEDIKATION', dringlichkeit: 'DIESE_WOCHE' } as const

export async function connectBesuche(regie: Regie, ensemble: Ensemble, klienten: readonly DemoKlient[]): Promise<void> {
  const { heute, wer, stelle, zeit, plan, ask, step } = createBesuchsspiel(regie, ensemble)
  const { organisationen } = ensemble
  const klientId = knownIn(klienten)
  const readBestellung = (bestellungId: string) => regie.call(bestellungContract.read, wer('pfleger'), { params: { bestellungId } })

  async function go(konto: string, bestellung: BestellungAnswer, what: { handlung: PersonenHandlung } & Record<string, unknown>) {
    await takeStep(regie, wer(konto), { bestellung, ...what })
    return readBestellung(bestellung.id)
  }
  const entwurf = (nr: number, { wem, lieferart }: { wem: string; lieferart: 'LIEFERUNG_PFLEGEDIENST' | 'LIEFERUNG_KLIENT' }) => ({
    ...emptyKopf,
    klientId: wem,
    praxisId: organisationen.weber,
    apothekeId: organisationen.markt,
    bedarfBis: plusDays(heute, 4),
    lieferart,
    einloesung: 'DURCH_PFLEGE' as const,
    positionen: sortiment.slice(nr, nr + 1).map(withDoppeltGrund),
  })
  const send = async (id: string) => go('pfleger', await readBestellung(id), { handlung: 'senden' })
  async function bestelle(wem: string, nr: number) {
    const body = entwurf(nr, { wem, lieferart: 'LIEFERUNG_PFLEGEDIENST' })
    return send((await regie.call(bestellungContract.create, wer('pfleger'), { body })).id)
  }
  async function besuche(wem: string, days: number, uhrzeit: string): Promise<Quittung> {
    stelle(days, uhrzeit)
    return beginne('pfleger', await plan('pfleger', { ...kopf, klientId: wem, ...zeit(days, uhrzeit, 'pfleger') }))
  }
  const beginne = (konto: string, besuch: Quittung) => step(konto, besuch, { handlung: 'beginnen', angaben: { identitaetGeprueft: true } })
  const end = (konto: string, besuch: Quittung, ergebnis: string) =>
    step(konto, besuch, { handlung: 'abschliessen', angaben: { ergebnis, leistungen: [] } })
  const askArzt = (wem: string, what: { anlass: string; bestellungId?: string }) =>
    ask({
      ...kopf,
      ...what,
      typ: 'ARZTBESUCH',
      klientId: wem,
      organisationId: organisationen.weber,
      transportunfaehigGrund: 'Bettlägerig',
      wunsch: null,
    })
  const accept = (besuch: Quittung, days: number, uhrzeit: string) =>
    step('arzt-admin', besuch, { handlung: 'annehmen', angaben: zeit(days, uhrzeit, 'arzt') })

  async function liefere(bestellung: BestellungAnswer): Promise<BestellungAnswer> {
    const positionIds = bestellung.positionen.map(({ id }) => id)
    const rezeptart = bestellung.positionen[0]?.rezeptart ?? 'EREZEPT_GKV'
    const rezept = { rezeptart, ort: ortOf(rezeptart), rezeptId: null, autIdem: false, aenderung: null }
    const ausgestelltAm = berlinDate(regie.now().toISOString())
    let stand = await go('arzt', bestellung, { handlung: 'verordnen', positionIds, ausgestelltAm, ...rezept })
    stand = await go('pfleger', stand, { handlung: 'anApothekeGeben', positionIds, ort: null })
    stand = await go('apotheker', stand, { handlung: 'annehmen', positionIds, termin: null })
    stand = await go('apotheker', stand, {
      handlung: 'rezeptVorlegen',
      positionIds,
      vorgelegtAm: ausgestelltAm,
      ausgestelltAm,
      fernmuendlich: false,
      btmNummer: rezeptart === 'BTM' ? '123456789' : null,
    })
    const positionen = stand.positionen.map(({ id, sollMenge }) => ({ positionId: id, menge: sollMenge, charge: null, verfall: null }))
    stand = await go('apotheker', stand, { handlung: 'bereitstellen', positionen, geplantAm: null, kontrolliertVon: null })
    const [lieferung] = stand.lieferungen
    stand = await go('apotheker', stand, { handlung: 'ausliefern', lieferungId: lieferung?.id, bote: 'Bote 1' })
    const nachweis = nachweisOf(wer('pfleger').name, lieferung?.kuehlkette === true)
    return go('apotheker', stand, { handlung: 'zustellen', lieferungId: lieferung?.id, nachweis })
  }

  async function prescribeOnBett(wem: string): Promise<void> {
    stelle(-4, '09:00')
    const zugesagt = await accept(await askArzt(wem, { anlass: 'Husten mit Auswurf seit einer Woche' }), -4, '14:00')
    stelle(-4, '14:00')
    const besuch = await beginne('arzt', zugesagt)
    stelle(-4, '14:20')
    const wann = { ausgestelltAm: plusDays(heute, -4), rezeptId: null, autIdem: false }
    const rezept = { diagnose: null, rezeptart: 'MUSTER16', ort: 'PAPIER_PFLEGE', ...wann } as const
    const positionen = sortiment
      .slice(0, 1)
      .map(({ produkt, menge, mengeneinheit, dosierung, btm }) => ({ produkt, menge, mengeneinheit, dosierung, btm, ...rezept }))
    await regie.call(besuchLinkContract.verordneBeimBesuch, wer('arzt'), {
      params: { hausbesuchId: besuch.id },
      body: { einloesung: 'DURCH_PFLEGE', bemerkung: 'Bei Fieber bitte anrufen.', positionen },
    })
    await end('arzt', besuch, 'Bronchitis, Lunge frei. Folgeverordnung ausgestellt.')
  }

  for (const nr of [0, 1]) {
    const besuch = await besuche(klientId(nr), -3, `1${nr}:15`)
    const body = entwurf(nr, { wem: klientId(nr), lieferart: 'LIEFERUNG_KLIENT' })
    const params = { hausbesuchId: besuch.id }
    await send((await regie.call(besuchLinkContract.createAusBesuch, wer('pfleger'), { params, body })).id)
    await end('pfleger', besuch, 'Vorrat gezählt, Nachschub ist bestellt.')
  }

  stelle(-2, '09:30')
  const abgelehnt = await bestelle(klientId(2), 2)
  const positionIds = abgelehnt.positionen.map(({ id }) => id)
  stelle(-2, '11:00')
  const text = 'Bitte erst Blutdruck vor Ort ansehen.'
  await go('arzt', abgelehnt, { handlung: 'arztAblehnen', positionIds, grund: 'ARZTTERMIN_NOETIG', text })
  stelle(-2, '12:30')
  const anlass = `${abgelehnt.nummer}: Blutdruck vor Ort ansehen`
  const frage = await askArzt(klientId(2), { anlass, bestellungId: abgelehnt.id })
  stelle(-1, '08:30')
  await accept(frage, 2, '13:00')

  stelle(-5, '09:00')
  const { id: bestellungId, version } = await liefere(await bestelle(klientId(3), 0))
  const bringt = await besuche(klientId(3), -3, '13:30')
  const params = { hausbesuchId: bringt.id }
  await regie.call(besuchLinkContract.uebergib, wer('pfleger'), { params, body: { bestellungId, version } })
  await end('pfleger', bringt, 'Arzneimittel übergeben und erklärt.')

  await prescribeOnBett(klientId(4))
  regie.stelle(regie.beginn)
}
