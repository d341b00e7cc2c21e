/** Actions around orders and visits of the demo, in the names of those who do them. */
import { bestellungContract, handlungContract } from '@dreiklang/domain/bestellung/bestellung.contract'
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import { emptyKopf } from '@dreiklang/domain/bestellung/nothingSaid'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { type Quittung, hausbesuchContract, stepContract } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { berlinDate, berlinInstant, plusDays } from '@dreiklang/domain/shared/time'
import type { Regie } from './director.ts'
import type { Ensemble } from './personen.ts'
import { sortiment } from './sortiment.ts'

const kopf = { ort: null, anlassCode: 'MEDIKATION', dringlichkeit: 'DIESE_WOCHE' } as const

export function createBesuchsspiel(regie: Regie, { personen, organisationen }: Ensemble) {
  const heute = berlinDate(regie.beginn.toISOString())
  const wer = (konto: string) => personen[konto] ?? null
  const readBestellung = (bestellungId: string) => regie.call(bestellungContract.read, wer('pfleger'), { params: { bestellungId } })
  const zeit = (tage: number, uhrzeit: string, konto: string) => ({
    datum: plusDays(heute, tage),
    uhrzeit,
    dauerMinuten: 30,
    personIds: [wer(konto)?.personId ?? ''],
    fahrzeug: null,
  })

  async function go(
    konto: string,
    { id, version }: BestellungAnswer,
    { handlung, ...angaben }: { handlung: PersonenHandlung } & Record<string, unknown>,
  ): Promise<BestellungAnswer> {
    const call = handlungContract[handlung]
    await regie.call(call, wer(konto), { params: { bestellungId: id }, body: call.body.parse({ version, ...angaben }) })
    return readBestellung(id)
  }
  const beginne = (konto: string, { id, version }: Quittung): Promise<Quittung> =>
    regie.call(stepContract.beginnen, wer(konto), { params: { hausbesuchId: id }, body: { version, identitaetGeprueft: true } })

  return {
    wer,
    go,
    beginne,
    readBestellung,
    stelle: (tage: number, uhrzeit: string) => regie.stelle(new Date(berlinInstant(plusDays(heute, tage), uhrzeit))),

    entwurf: (klientId: string, nr: number, lieferart: 'LIEFERUNG_PFLEGEDIENST' | 'LIEFERUNG_KLIENT') => ({
      ...emptyKopf,
      klientId,
      praxisId: organisationen.weber,
      apothekeId: organisationen.markt,
      bedarfBis: plusDays(heute, 4),
      lieferart,
      einloesung: 'DURCH_PFLEGE' as const,
      positionen: sortiment.slice(nr, nr + 1).map((position) => ({ ...position, doppeltGrund: 'Packung beim Stellen beschädigt' })),
    }),

    async besuche(klientId: string, tage: number, uhrzeit: string): Promise<Quittung> {
      regie.stelle(new Date(berlinInstant(plusDays(heute, tage), uhrzeit)))
      const words = { typ: 'PFLEGEBESUCH', klientId, anlass: null, transportunfaehigGrund: null } as const
      const body = { ...kopf, ...words, leistungen: [], ...zeit(tage, uhrzeit, 'pfleger') }
      return beginne('pfleger', await regie.call(hausbesuchContract.plan, wer('pfleger'), { body }))
    },

    async end(konto: string, { id, version }: Quittung, ergebnis: string): Promise<void> {
      const body = { version, ergebnis, leistungen: [] }
      await regie.call(stepContract.abschliessen, wer(konto), { params: { hausbesuchId: id }, body })
    },

    askArzt: (klientId: string, anlass: string, bestellungId?: string): Promise<Quittung> =>
      regie.call(hausbesuchContract.ask, wer('pfleger'), {
        body: {
          ...kopf,
          typ: 'ARZTBESUCH',
          klientId,
          organisationId: organisationen.weber,
          anlass,
          transportunfaehigGrund: 'Bettlägerig',
          wunsch: null,
          ...(bestellungId === undefined ? {} : { bestellungId }),
        },
      }),

    accept: ({ id, version }: Quittung, tage: number, uhrzeit: string): Promise<Quittung> =>
      regie.call(stepContract.annehmen, wer('arzt-admin'), {
        params: { hausbesuchId: id },
        body: { version, ...zeit(tage, uhrzeit, 'arzt') },
      }),

    async liefere(bestellung: BestellungAnswer): Promise<BestellungAnswer> {
      const positionIds = bestellung.positionen.map(({ id }) => id)
      const rezeptart = bestellung.positionen[0]?.rezeptart ?? 'EREZEPT_GKV'
      let stand = await go('arzt', bestellung, {
        handlung: 'verordnen',
        positionIds,
        rezeptart,
        ausgestelltAm: berlinDate(regie.jetzt().toISOString()),
        ort: rezeptart === 'EREZEPT_GKV' ? 'FACHDIENST_EGK' : 'PAPIER_PRAXIS',
        rezeptId: null,
        autIdem: false,
        aenderung: null,
      })
      stand = await go('pfleger', stand, { handlung: 'anApothekeGeben', positionIds, ort: null })
      stand = await go('apotheker', stand, { handlung: 'annehmen', positionIds, termin: null })
      const positionen = stand.positionen.map(({ id, sollMenge }) => ({ positionId: id, menge: sollMenge, charge: null, verfall: null }))
      stand = await go('apotheker', stand, { handlung: 'bereitstellen', positionen, geplantAm: null, kontrolliertVon: null })
      const [lieferung] = stand.lieferungen
      return go('apotheker', stand, {
        handlung: 'zustellen',
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
    },
  }
}
