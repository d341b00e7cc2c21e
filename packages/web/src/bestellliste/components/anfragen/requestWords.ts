/** What is told of a request: its facts in the row, and what has to be looked at before it is prescribed. */
import { findAllergien } from '@dreiklang/domain/arzneimittel/allergie'
import type { RequestNote, RequestRow } from '@dreiklang/domain/bestellung/anfragen.contract'
import { daysBetween } from '@dreiklang/domain/shared/time'
import { formatDate, formatNumber } from '../../../shared/format.ts'
import { useToday } from '../../../shared/useToday.ts'
import { useBegriffeTexts } from '../../../bestellung/bestellung.texts.ts'
import { useRequestTexts } from '../../bestellliste.texts.ts'
import { useAllergieSentence } from '../../../bestellung/components/allergieSentence.ts'
import { allergienOf } from '../../../bestellung/components/allergien.ts'
import { useDosierung } from '../../../bestellung/components/dosierung.ts'
import { useMenge, useWare } from '../../../bestellung/components/menge.ts'

type Last = NonNullable<RequestRow['zuletzt']>

export function useRequestFacts() {
  const t = useRequestTexts()
  const b = useBegriffeTexts()
  const amountOf = useMenge()
  const dosierung = useDosierung()
  return (row: RequestRow) => {
    const { klient, produkt, restbestand, restEinheit, reichweiteBis, grund, zuletzt } = row
    const allergien = allergienOf(klient?.allergien ?? null)
    return {
      name: klient === null ? t('ohnePerson') : `${klient.nachname}, ${klient.vorname}`,
      mittel: produkt.bezeichnung,
      mehr: [
        amountOf(row),
        // All of these are E-Rezepte: the kind is told where it is not the usual one.
        row.rezeptart === 'EREZEPT_GKV' ? null : b(`rezeptart.${row.rezeptart}`),
        allergien.art === 'bekannt' ? t('allergien', { allergien: allergien.liste }) : null,
      ].filter((part) => part !== null),
      dosis: dosierung(row.dosierung) ?? t('keineAngabe'),
      zuletzt: zuletzt === null ? t('niemals') : formatDate(zuletzt.am),
      zuletztMehr: zuletzt === null ? null : lastShort(zuletzt, { produkt, amountOf, withdrawn: t('zurueckgezogen') }),
      rest: restbestand === null ? t('keineAngabe') : `${formatNumber(restbestand)} ${restEinheit ?? ''}`.trim(),
      reicht: reichweiteBis === null ? null : t('reicht', { tag: formatDate(reichweiteBis) }),
      grund: grund === null ? t('keineAngabe') : b(`grund.${grund}`),
    }
  }
}

interface Short {
  produkt: RequestRow['produkt']
  amountOf: ReturnType<typeof useMenge>
  withdrawn: string
}

/** How much it was, and what, where it had another name. */
function lastShort(last: Last, { produkt, amountOf, withdrawn }: Short): string {
  if (last.zurueckgezogen) return withdrawn
  const amount = amountOf({ rezeptart: 'EREZEPT_GKV', menge: last.menge, mengeneinheit: last.mengeneinheit }) ?? ''
  return last.produkt.bezeichnung === produkt.bezeichnung ? amount : `≠ ${last.produkt.bezeichnung}, ${amount}`
}

export function useRequestHints(): (row: RequestRow) => string[] {
  const t = useRequestTexts()
  const ware = useWare()
  const dosierung = useDosierung()
  const allergieSentence = useAllergieSentence()
  const today = useToday()

  const lastWhole = ({ produkt, menge, mengeneinheit, dosierung: dose, am }: Last): string =>
    [ware({ menge, mengeneinheit, bezeichnung: produkt.bezeichnung }), dosierung(dose), formatDate(am)]
      .filter((part) => part !== null)
      .join(', ')

  const changed = ({ aenderungZuBisher, zuletzt }: RequestRow): string[] => {
    const said = aenderungZuBisher === null ? [] : [t('hinweis.GEAENDERT_WORTE', { text: aenderungZuBisher })]
    if (zuletzt === null || zuletzt.zurueckgezogen) return said
    const { grund } = zuletzt
    const was = lastWhole(zuletzt)
    return [...said, grund === null ? t('hinweis.GEAENDERT', { zuletzt: was }) : t('hinweis.GEAENDERT_GRUND', { zuletzt: was, grund })]
  }
  const twice = ({ zuletzt }: RequestRow): string => {
    const soon = zuletzt !== null && !zuletzt.zurueckgezogen && daysBetween(zuletzt.am, today) <= 7
    return soon ? t('hinweis.DOPPELT_ZULETZT', { tag: formatDate(zuletzt.am) }) : t('hinweis.DOPPELT_ANFRAGE')
  }
  const proposed = ({ lieferproblem }: RequestRow): string[] => {
    if (lieferproblem === null) return []
    const { text, vorschlaege } = lieferproblem
    const namen = vorschlaege.map(({ bezeichnung }) => bezeichnung).join(', ')
    return [t('hinweis.VORSCHLAG', { text }), ...(namen === '' ? [] : [t('hinweis.VORSCHLAEGE', { namen })])]
  }
  const sentencesOf = (note: RequestNote, row: RequestRow): string[] => {
    switch (note) {
      case 'ALLERGIE':
        return findAllergien(row.klient?.allergien ?? '', row.produkt).treffer.map((hit) => allergieSentence(hit, row.produkt.bezeichnung))
      case 'GEAENDERT':
        return changed(row)
      case 'DOPPELT':
        return [twice(row)]
      case 'VORSCHLAG':
        return proposed(row)
      case 'AUT_IDEM':
        return [t('hinweis.AUT_IDEM', { text: row.autIdemWunsch ?? '' })]
      case 'ERSTMALS':
        return [row.zuletzt === null ? t('hinweis.ERSTMALS') : t('hinweis.ERSTMALS_ZURUECK', { tag: formatDate(row.zuletzt.am) })]
      default:
        return note satisfies never
    }
  }
  return (row) => {
    const abgegeben = row.zuletzt?.abgegeben ?? null
    return [
      ...row.hinweise.flatMap((note) => sentencesOf(note, row)),
      ...(abgegeben === null ? [] : [t('hinweis.ABGEGEBEN', { was: abgegeben })]),
    ]
  }
}
