import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useBegriffeTexts, useNeuTexts, useWahlTexts } from '../../bestellung/bestellung.texts.ts'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { Card, Facts, Text, Note } from '../../ui/layout.tsx'
import { tageszeiten } from './formValues.ts'

export function AnsichtPosition({ position }: { position: PositionAnswer }) {
  const t = useNeuTexts()
  const tWahl = useWahlTexts()
  const tBegriff = useBegriffeTexts()
  const dosierung = useDosierungText(position.dosierung)
  const { produkt, menge, mengeneinheit, restbestand, restEinheit, reichweiteBis, reichdauerTage } = position
  const rest = restbestand === null ? null : [formatNumber(restbestand), restEinheit].filter((part) => part !== null).join(' ')
  const reicht = reichweiteBis === null ? null : t('ansicht.reichtBis', { datum: formatDate(reichweiteBis) })
  const merkmale = [
    position.btm && (reichdauerTage === null ? t('ansicht.btmOhne') : t('ansicht.btm', { tage: reichdauerTage })),
    position.kuehlpflichtig && t('ansicht.kuehl'),
    position.mvoGewuenscht && t('ansicht.mvo'),
  ]
  const facts = [
    { label: t('ansicht.dosierung'), value: dosierung },
    { label: t('ansicht.aenderung'), value: position.aenderungZuBisher },
    { label: t('ansicht.grund'), value: tBegriff(`grund.${position.grund}`) },
    { label: t('ansicht.rest'), value: connect([rest, reicht], ', ') },
    {
      label: t('ansicht.rezept'),
      value: connect(
        [tBegriff(`rezeptart.${position.rezeptart}`), position.rezeptart === 'OHNE' ? null : tWahl(`vorlage.${position.rezeptVorlage}`)],
        ' · ',
      ),
    },
    { label: t('ansicht.diagnose'), value: position.diagnose },
    { label: t('ansicht.zeitraum'), value: position.zeitraum },
    { label: t('ansicht.autIdem'), value: position.autIdemWunsch },
    { label: t('ansicht.merkmale'), value: connect(merkmale, ', ') },
  ].filter(({ value }) => value !== null)
  const nummer = [
    produkt.pzn === null ? null : t('ansicht.pzn', { pzn: produkt.pzn }),
    produkt.hmvNummer === null ? null : t('ansicht.hmv', { nummer: produkt.hmvNummer }),
  ]
  return (
    <Card gap="xs">
      <Text fw={600}>
        {position.lfdNr}. {produkt.bezeichnung}
      </Text>
      <Note>
        {connect(
          [
            `${menge} ${tBegriff(`mengeneinheit.${mengeneinheit}`, { count: menge })}`,
            tWahl(`produktart.${produkt.produktart}`),
            ...nummer,
          ],
          ' · ',
        )}
      </Note>
      <Facts facts={facts} />
    </Card>
  )
}

function connect(parts: readonly (string | null | false)[], zeichen: string): string | null {
  const da = parts.filter((part) => typeof part === 'string')
  return da.length === 0 ? null : da.join(zeichen)
}

/** `1–0–1/2–0`, as the Medikationsplan writes it; an empty dose is none. */
function useDosierungText(dosierung: PositionAnswer['dosierung']): string | null {
  const tWahl = useWahlTexts()
  if (dosierung === null) return null
  const { schema } = dosierung
  const muster = schema === null ? null : tageszeiten.map((time) => schema[time] || '0').join('–')
  return connect([dosierung.lautMedikationsplan && tWahl('dosierung.PLAN'), muster, dosierung.text], ', ')
}
