import type { PersonAntwort } from '@dreiklang/domain/personal/akte.contract'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'
import { type Fact, Facts } from '../../ui/Facts.tsx'
import { akteTexts } from '../akte.texts.ts'
import { personalTexts } from '../personal.texts.ts'

const oder = (wert: string | null) => wert ?? '–'
const tag = (wert: string | null) => (wert === null ? '–' : formatDate(wert))

/** A record for those who may read and not change it. */
export function PersonFakten({ person }: { person: PersonAntwort }) {
  const t = useTexts(akteTexts)
  const tw = useTexts(personalTexts)
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

function Vertrag({ art, vertrag }: { art: PersonAntwort['art']; vertrag: NonNullable<PersonAntwort['vertrag']> }) {
  const t = useTexts(akteTexts)
  const jaNein = (wert: boolean) => t(wert ? 'ja' : 'nein')
  const facts: Fact[] = [
    { label: t('feld.email'), value: vertrag.email },
    { label: t('feld.personalnummer'), value: oder(vertrag.personalnummer) },
    { label: t('feld.wochenstunden'), value: vertrag.wochenstunden === null ? '–' : formatNumber(vertrag.wochenstunden) },
    { label: t('feld.schweigepflichtAm'), value: tag(vertrag.schweigepflichtAm) },
    { label: t('feld.telematikId'), value: oder(vertrag.telematikId) },
    { label: t('feld.fuehrerschein'), value: jaNein(vertrag.fuehrerschein) },
  ]
  if (art === 'PFLEGEDIENST') {
    facts.push({ label: t('feld.beschaeftigtennummer'), value: oder(vertrag.beschaeftigtennummer) })
    facts.push({ label: t('feld.behandlungspflegeErlaubt'), value: jaNein(vertrag.behandlungspflegeErlaubt) })
  } else facts.push({ label: t('feld.approbationAm'), value: tag(vertrag.approbationAm) })
  if (art === 'ARZTPRAXIS') {
    facts.push({ label: t('feld.lanr'), value: oder(vertrag.lanr) })
    facts.push({ label: t('feld.unterschriftsberechtigt'), value: jaNein(vertrag.unterschriftsberechtigt) })
  }
  return (
    <Card title={t('karte.vertrag')}>
      <Facts facts={facts} />
    </Card>
  )
}
