/** What orders and visits have to do with each other: each kind of link once or twice, in the last days. All of it is invented. */
import { besuchLinkContract } from '@dreiklang/domain/bestellung/besuch.contract'
import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { type Quittung, hausbesuchContract, schrittContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { berlinDatum, berlinInstant, plusTage } from '@dreiklang/domain/shared/zeit'
import type { DemoKlient } from './klienten.ts'
import type { Ensemble } from './personen.ts'
import type { Regie } from './regie.ts'
import { sortiment } from './sortiment.ts'

const kopf = { ort: null, anlassCode: 'MEDIKATION', dringlichkeit: 'DIESE_WOCHE', transportunfaehigGrund: 'Bettlägerig' } as const

export async function verbindeBesuche(
  regie: Regie,
  { personen, organisationen }: Ensemble,
  klienten: readonly DemoKlient[],
): Promise<void> {
  const heute = berlinDatum(regie.beginn.toISOString())
  const bekannte = klienten.filter(({ pflege, praxis, apotheke }) => pflege === 'sonnenhof' && praxis === 'weber' && apotheke === 'markt')
  const klient = (nr: number) => bekannte[nr % bekannte.length]?.id ?? ''
  const wer = (konto: string) => personen[konto] ?? null
  const am = (tage: number, uhrzeit: string) => regie.stelle(new Date(berlinInstant(plusTage(heute, tage), uhrzeit)))

  const entwurf = (klientId: string, nr: number, lieferart: 'LIEFERUNG_PFLEGEDIENST' | 'LIEFERUNG_KLIENT') => ({
    art: 'KLIENT' as const,
    klientId,
    praxisId: organisationen.weber,
    arztPersonId: null,
    apothekeId: organisationen.markt,
    abweichungGrund: null,
    prioritaet: 'NORMAL' as const,
    bedarfBis: plusTage(heute, 4),
    lieferart,
    lieferadresse: null,
    lieferzeitfenster: null,
    einloesung: 'DURCH_PFLEGE' as const,
    bemerkung: null,
    interneNotiz: null,
    positionen: sortiment.slice(nr, nr + 1).map((position) => ({ ...position, doppeltGrund: 'Packung beim Stellen beschädigt' })),
  })
  const liesBestellung = (bestellungId: string) => regie.rufe(bestellungContract.read, wer('pfleger'), { params: { bestellungId } })

  async function gehe(konto: string, bestellung: BestellungAntwort, handlung: PersonenHandlung, angaben: Record<string, unknown> = {}) {
    const call = handlungContract[handlung]
    const body = call.body.parse({ version: bestellung.version, ...angaben })
    await regie.rufe(call, wer(konto), { params: { bestellungId: bestellung.id }, body })
    return liesBestellung(bestellung.id)
  }
  async function gesendet(
    klientId: string,
    nr: number,
    lieferart: 'LIEFERUNG_PFLEGEDIENST' | 'LIEFERUNG_KLIENT' = 'LIEFERUNG_PFLEGEDIENST',
  ) {
    const { id } = await regie.rufe(bestellungContract.create, wer('pfleger'), { body: entwurf(klientId, nr, lieferart) })
    return gehe('pfleger', await liesBestellung(id), 'senden')
  }

  async function beginne(konto: string, { id, version }: Quittung): Promise<Quittung> {
    const params = { hausbesuchId: id }
    return regie.rufe(schrittContract.beginnen, wer(konto), { params, body: { version, identitaetGeprueft: true } })
  }
  async function beende(konto: string, { id, version }: Quittung, ergebnis: string): Promise<void> {
    await regie.rufe(schrittContract.abschliessen, wer(konto), {
      params: { hausbesuchId: id },
      body: { version, ergebnis, leistungen: [] },
    })
  }
  const zeit = (tage: number, uhrzeit: string, konto: string) => ({
    datum: plusTage(heute, tage),
    uhrzeit,
    dauerMinuten: 30,
    personIds: [wer(konto)?.personId ?? ''],
    fahrzeug: null,
  })
  async function besuchDerPflege(klientId: string, tage: number, uhrzeit: string): Promise<Quittung> {
    am(tage, uhrzeit)
    const body = {
      ...kopf,
      typ: 'PFLEGEBESUCH' as const,
      klientId,
      anlass: null,
      transportunfaehigGrund: null,
      leistungen: [],
      ...zeit(tage, uhrzeit, 'pfleger'),
    }
    return beginne('pfleger', await regie.rufe(hausbesuchContract.plan, wer('pfleger'), { body }))
  }
  const frageArzt = (klientId: string, anlass: string, bestellungId?: string) =>
    regie.rufe(hausbesuchContract.ask, wer('pfleger'), {
      body: {
        ...kopf,
        typ: 'ARZTBESUCH',
        klientId,
        organisationId: organisationen.weber,
        anlass,
        wunsch: null,
        ...(bestellungId === undefined ? {} : { bestellungId }),
      },
    })
  const nimmAn = ({ id, version }: Quittung, tage: number, uhrzeit: string) =>
    regie.rufe(schrittContract.annehmen, wer('arzt-admin'), {
      params: { hausbesuchId: id },
      body: { version, ...zeit(tage, uhrzeit, 'arzt') },
    })

  // Seen at the visit that something runs out: ordered from there.
  for (const [nr, klientId] of [klient(0), klient(1)].entries()) {
    const besuch = await besuchDerPflege(klientId, -3, `1${nr}:15`)
    const { id } = await regie.rufe(besuchLinkContract.createAusBesuch, wer('pfleger'), {
      params: { hausbesuchId: besuch.id },
      body: entwurf(klientId, nr, 'LIEFERUNG_KLIENT'),
    })
    await gehe('pfleger', await liesBestellung(id), 'senden')
    await beende('pfleger', besuch, 'Vorrat gezählt, Nachschub ist bestellt.')
  }

  // The doctor does not prescribe before he has seen the Klient.
  am(-2, '09:30')
  const abgelehnt = await gesendet(klient(2), 2)
  const positionIds = abgelehnt.positionen.map(({ id }) => id)
  am(-2, '11:00')
  await gehe('arzt', abgelehnt, 'arztAblehnen', { positionIds, grund: 'ARZTTERMIN_NOETIG', text: 'Bitte erst Blutdruck vor Ort ansehen.' })
  am(-2, '12:30')
  const frage = await frageArzt(klient(2), `${abgelehnt.nummer}: Blutdruck vor Ort ansehen`, abgelehnt.id)
  am(-1, '08:30')
  await nimmAn(frage, 2, '13:00')

  // Delivered to the house, and brought along the next day.
  am(-5, '09:00')
  const geliefert = await liefere(await gesendet(klient(3), 0))
  const bringt = await besuchDerPflege(klient(3), -3, '13:30')
  await regie.rufe(besuchLinkContract.uebergib, wer('pfleger'), {
    params: { hausbesuchId: bringt.id },
    body: { bestellungId: geliefert.id, version: geliefert.version },
  })
  await beende('pfleger', bringt, 'Arzneimittel übergeben und erklärt.')

  // Prescribed at the bedside, the paper stays with the nurse.
  am(-4, '09:00')
  const arztbesuch = await nimmAn(await frageArzt(klient(4), 'Husten mit Auswurf seit einer Woche'), -4, '14:00')
  am(-4, '14:00')
  const beim = await beginne('arzt', arztbesuch)
  const [mittel] = sortiment
  if (mittel === undefined) throw new Error('The demo knows no medicine')
  const { produkt, menge, mengeneinheit, dosierung, btm } = mittel
  am(-4, '14:20')
  await regie.rufe(besuchLinkContract.verordneBeimBesuch, wer('arzt'), {
    params: { hausbesuchId: beim.id },
    body: {
      einloesung: 'DURCH_PFLEGE',
      bemerkung: 'Bei Fieber bitte anrufen.',
      positionen: [
        {
          produkt,
          menge,
          mengeneinheit,
          diagnose: null,
          dosierung,
          btm,
          rezeptart: 'MUSTER16',
          ausgestelltAm: plusTage(heute, -4),
          rezeptId: null,
          autIdem: false,
          ort: 'PAPIER_PFLEGE',
        },
      ],
    },
  })
  await beende('arzt', beim, 'Bronchitis, Lunge frei. Folgeverordnung ausgestellt.')
  regie.stelle(regie.beginn)

  async function liefere(bestellung: BestellungAntwort): Promise<BestellungAntwort> {
    const ids = { positionIds: bestellung.positionen.map(({ id }) => id) }
    const heuteDort = berlinDatum(regie.jetzt().toISOString())
    const [position] = bestellung.positionen
    if (position === undefined) throw new Error('The order has no position')
    const papier = position.rezeptart !== 'EREZEPT_GKV'
    const rezept = { rezeptart: position.rezeptart, ausgestelltAm: heuteDort, ort: papier ? 'PAPIER_PRAXIS' : 'FACHDIENST_EGK' }
    let stand = await gehe('arzt', bestellung, 'verordnen', { ...ids, ...rezept, rezeptId: null, autIdem: false, aenderung: null })
    stand = await gehe('pfleger', stand, 'anApothekeGeben', { ...ids, ort: null })
    stand = await gehe('apotheker', stand, 'annehmen', { ...ids, termin: null })
    const positionen = stand.positionen.map(({ id, sollMenge }) => ({ positionId: id, menge: sollMenge, charge: null, verfall: null }))
    stand = await gehe('apotheker', stand, 'bereitstellen', { positionen, geplantAm: null, kontrolliertVon: null })
    const [lieferung] = stand.lieferungen
    return gehe('apotheker', stand, 'zustellen', {
      lieferungId: lieferung?.id,
      nachweis: {
        art: 'UNTERSCHRIFT',
        unterschrift: 'M 4 30 C 20 4 34 50 48 22 C 60 6 70 44 92 18',
        code: null,
        empfaengerName: wer('pfleger')?.name,
        empfaengerRolle: 'PFLEGEKRAFT',
        temperatur: lieferung?.kuehlkette === true ? 5 : null,
        beratung: 'TUER',
      },
    })
  }
}
