import type { PersonAnswer } from '@dreiklang/domain/personal/akte.contract'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { Card, type Fact, Facts } from '../../ui/layout.tsx'
import { useAkteTexts, usePersonalTexts } from '../personal.texts.ts'

const oder = (value: string | null) => value ?? '–'
const tag = (value: string | null) => (value === null ? '–' : formatDate(value))

export function PersonFacts({ person }: { person: PersonAnswer }) {
  const t = useAkteTexts()
  const tw = usePersonalTexts()
  const { art, rolle, beruf, qualifikation, funktion, telefon, handzeichen, vertrag } = person
  const facts: Fact[] = [
    { label: t('feld.rolle'), value: tw(`rolle.${rolle}`) },
    { label: t('feld.beruf'), value: tw(`beruf.${beruf}`) },
  ]
  if (qualifikation !== null) facts.push({ label: t('feld.qualifikation'), value: tw(`qualifikation.${qualifikation}`) })
  if (funktion !== null) facts.push({ label: t('feld.funktion'), value: tw(`funktion.${funktion}`) })
  facts.push({ label: t('feld.telefon'), value: oder(telefon) }, { label: t('feld.handzeichen'), value: oder(handzeichen) })
  return (
    <>
      <Card title={t('karte.person')}>
        <Facts facts={facts} />
      </Card>
      {vertrag !== null && <Vertrag art={art} vertrag={vertrag} />}
    </>
  )
}

function Vertrag({ art, vertrag }: { art: PersonAnswer['art']; vertrag: NonNullable<PersonAnswer['vertrag']> }) {
  const t = useAkteTexts()
  const yesNo = (value: boolean) => t(value ? 'ja' : 'nein')
  const facts: Fact[] = [
    { label: t('feld.email'), value: vertrag.email },
    { label: t('feld.personalnummer'), value: oder(vertrag.personalnummer) },
    { label: t('feld.wochenstunden'), value: vertrag.wochenstunden === null ? '–' : formatNumber(vertrag.wochenstunden) },
    { label: t('feld.schweigepflichtAm'), value: tag(vertrag.schweigepflichtAm) },
    { label: t('feld.telematikId'), value: oder(vertrag.telematikId) },
    { label: t('feld.fuehrerschein'), value: yesNo(vertrag.fuehrerschein) },
  ]
  if (art === 'PFLEGEDIENST') {
    facts.push({ label: t('feld.beschaeftigtennummer'), value: oder(vertrag.beschaeftigtennummer) })
    facts.push({ label: t('feld.behandlungspflegeErlaubt'), value: yesNo(vertrag.behandlungspflegeErlaubt) })
  } else facts.push({ label: t('feld.approbationAm'), value: tag(vertrag.approbationAm) })
  if (art === 'ARZTPRAXIS') {
    facts.push({ label: t('feld.lanr'), value: oder(vertrag.lanr) })
    facts.push({ label: t('feld.unterschriftsberechtigt'), value: yesNo(vertrag.unterschriftsberechtigt) })
  }
  return (
    <Card title={t('karte.vertrag')}>
      <Facts facts={facts} />
    </Card>
  )
}
