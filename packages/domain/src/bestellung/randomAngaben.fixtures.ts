import { plusDays } from '../shared/time.ts'
import { apothekeAblehnungsgruende, arztAblehnungsgruende } from './bestellung.ts'
import { nachweis, verordnung } from './bestellung.fixtures.ts'
import type { Bestellung } from './bestellung.document.ts'
import { openFolgen } from './folgen.ts'
import type { PersonenHandlung } from './handlungen.contract.ts'
import { genehmigungen } from './kostentraeger.ts'
import { canBeMvo } from './mvo.ts'
import type { Position } from './position.document.ts'
import { canShareRezeptblatt } from './rezeptblatt.ts'
import { possibleOrte } from './rezept.ts'
import { rest } from './stand.ts'

export const one = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)]

function grundFor(handlung: PersonenHandlung, wie: number): string | undefined {
  if (handlung === 'arztAblehnen') return one(arztAblehnungsgruende, Math.floor(wie / 12))
  return handlung === 'apothekeAblehnen' ? one(apothekeAblehnungsgruende, Math.floor(wie / 12)) : undefined
}

const randomTeile = (heute: string, wie: number) =>
  [0, 1, 2].map((nr) => ({
    ab: plusDays(heute, (wie % 20) + nr * 30),
    bis: wie % 4 === 0 ? plusDays(heute, (wie % 20) + nr * 30 + 20) : null,
  }))

/** Input for a step as somebody could give it; `wie` varies it. */
export function angabenFor(
  handlung: PersonenHandlung,
  position: Position,
  { bestellung, wie, heute }: { bestellung: Bestellung; wie: number; heute: string },
): Record<string, unknown> {
  const positionIds =
    wie % 4 === 0 ? bestellung.positionen.filter(({ status }) => status === position.status).map(({ id }) => id) : [position.id]
  const lieferungId = bestellung.lieferungen.findLast((l) => l.positionen.some(({ positionId }) => positionId === position.id))?.id
  const rueckfrageId = one(
    bestellung.rueckfragen.filter((r) => r.positionIds.includes(position.id)),
    wie,
  )?.id
  const { produkt } = position
  const andereFrist = wie % 7 === 0 ? { gueltigBis: plusDays(heute, wie % 30), grund: 'Befristet bis zur Kontrolle' } : null
  const rezept = () => ({
    ...verordnung(positionIds),
    andereFrist,
    mvo: wie % 6 === 0 && canBeMvo({ art: position.rezeptart, gebaerfaehig: null }) ? randomTeile(heute, wie) : null,
    rezeptart: position.rezeptart,
    ...(wie % 5 < 3 && canShareRezeptblatt(position.rezeptart) ? { zusammen: true } : {}),
    ausgestelltAm: heute,
    ort: one(possibleOrte(position.rezeptart), wie),
    autIdem: wie % 5 === 0,
    aenderung:
      wie % 3 === 0
        ? {
            produkt: { ...produkt, bezeichnung: `${produkt.bezeichnung} N1` },
            menge: 1 + (wie % 4),
            dosierung: null,
            grund: 'Verträglichkeit',
          }
        : null,
    grund: 'verschrieben',
  })
  const text = `Text ${wie}`
  const further: Record<string, unknown> = {
    positionIds,
    lieferungId,
    rueckfrageId,
    text,
    grund: grundFor(handlung, wie) ?? text,
    ort: one(possibleOrte(position.rezept?.art ?? 'EREZEPT_GKV'), wie),
    ...(wie % 8 === 0 ? { rezeptblatt: wie % 16 === 0 ? 'EINES' : 'EIGENE' } : {}),
    termin: null,
    am: heute,
    inhalt: { von: heute, bis: '2027-01-31', verordnungsart: 'FOLGE', leistungen: ['31b'], massnahmen: text, haeufigkeit: 'täglich' },
    wer: wie % 2 === 0 ? 'KLIENT' : 'VERTRETUNG',
    name: wie % 2 === 0 ? null : 'Karl Zeiger',
    genehmigung: one(['VOLL', 'TEILWEISE', 'ABGELEHNT'], wie),
    genehmigtAm: heute,
    genehmigtVon: null,
    genehmigtBis: null,
    genehmigteLeistungen: [],
    entscheidungText: null,
    zugegangenAm: null,
    genehmigungsNr: null,
    vorgelegtAm: heute,
    andereFrist,
    ausgestelltAm: heute,
    erfragenAm: plusDays(heute, wie % 15),
    entscheid: one(genehmigungen, Math.floor(wie / 3)),
    nummer: null,
    fernmuendlich: wie % 7 === 0,
    zustimmung: wie % 3 !== 0,
    menge: 1 + (wie % 2),
    bis: wie % 3 === 0 ? plusDays(heute, wie % 20) : null,
    an: one(['PFLEGE', 'ARZT', 'APOTHEKE'], Math.floor(wie / 12)),
    privat: Math.floor(wie / 36) % 2 === 0,
    praxisId: 'org-praxis-2',
    apothekeId: 'org-apotheke-2',
    abweichung: { art: 'WUNSCH_DES_KLIENTEN', erklaertVon: 'Emma Köhler', erklaertRolle: 'KLIENT', erklaertAm: heute },
    abweichungGrund: 'Umzug',
    gescannt: [],
    art: 'RUECKGABE',
    einheit: 'PACKUNG',
    zeugen: [],
    folge: openFolgen(position)[0]?.art ?? 'NEU_ANFRAGEN',
    bote: null,
    nachweis: nachweis({ temperatur: 5, ...(wie % 2 === 0 && !position.btm ? { art: 'CODE', unterschrift: null, code: '123456' } : {}) }),
    zuzahlung: one([{ art: 'BAR', cent: 300 }, { art: 'RECHNUNG' }, { art: 'NICHT', grund: text }], wie),
    geplantAm: null,
    kontrolliertVon: 'person-kontrolle',
    temperatur: wie % 5 === 0 ? 12 : 5,
    positionen: (wie % 3 === 0 ? ['C1', 'C2'] : [null]).map((charge) => ({
      positionId: position.id,
      menge: 1 + (wie % Math.max(1, rest(position))),
      charge,
      verfall: null,
      ...(wie % 2 === 0 ? { zuzahlungCent: 500 } : {}),
    })),
    betraege: [{ positionId: position.id, ...(wie % 2 === 0 ? { zuzahlungCent: 500 } : { preisCent: 7263 }) }],
    produkt,
    vorschlaege: [produkt],
    fall: wie % 2 === 0 ? 'RABATTVERTRAG' : 'DRINGENDER_FALL',
    begruendung: text,
    wirkstoffgleich: true,
    gesamtmengeEingehalten: true,
    nichtAufAusschlussliste: true,
    gleicheDarreichungsform: true,
    keineBedenken: true,
    mengeneinheit: wie % 3 === 0 ? 'STUECK' : 'PACKUNG',
    einverstanden: 'KLIENT',
    anfragen: 2,
    einzigerAnbieter: false,
  }
  if (handlung === 'zustellungGescheitert')
    return { ...further, grund: wie % 2 === 0 ? 'KUEHLKETTE' : 'NIEMAND_ANGETROFFEN', temperatur: 12 }
  return handlung === 'verordnen' || handlung === 'rezeptKorrigieren' ? rezept() : further
}
