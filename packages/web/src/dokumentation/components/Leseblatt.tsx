import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.contract'
import type { DokumentationAntwort } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { IconPrinter } from '@tabler/icons-react'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { type Fact, Facts } from '../../ui/Facts.tsx'
import { Signature } from '../../ui/SignaturePad.tsx'
import { dokumentationTexts } from '../dokumentation.texts.ts'
import { werteTexts } from '../werte.texts.ts'
import classes from './Dokumentation.module.css'
import { Nachtraege } from './Nachtraege.tsx'
import { useBefundFakten, useLeistungFakten, useListenFakten } from './leseFakten.ts'
import { VitalTabelle } from './VitalTabelle.tsx'

/** The sheet as a paper: of each part what was said, then who stands for it, then what was added later. */
export function Leseblatt({ antwort, blatt }: { antwort: DokumentationAntwort; blatt: Blatt }) {
  const t = useTexts(dokumentationTexts)
  const w = useTexts(werteTexts)
  const { besuch, abgeschlossenAm, geaendert } = antwort
  const leistungen = useLeistungFakten(blatt, besuch)
  const befunde = useBefundFakten(blatt)
  const { wunden, gaben, anordnungen, folgen } = useListenFakten(blatt)
  const worte = (label: string, text: string | null): Fact[] =>
    text === null ? [] : [{ label, value: <span className={classes.text}>{text}</span> }]
  const teile: { titel: string; fakten: Fact[] }[] = [
    { titel: t('teil.leistungen'), fakten: leistungen },
    { titel: t('teil.befunde'), fakten: befunde },
    { titel: t('teil.wunden'), fakten: wunden },
    { titel: t('teil.medikation'), fakten: gaben },
    { titel: t('klappe.massnahmen'), fakten: [...worte(t('teil.massnahmen'), blatt.massnahmen), ...anordnungen] },
    {
      titel: t('teil.ergebnis'),
      fakten: [
        ...worte(t('abschluss.ergebnis'), blatt.ergebnis),
        ...(blatt.wiedervorlage === null ? [] : [{ label: t('abschluss.wiedervorlage'), value: formatDate(blatt.wiedervorlage) }]),
        ...folgen,
      ],
    },
  ]
  return (
    <>
      <Alert
        tone={abgeschlossenAm === null ? 'info' : 'success'}
        actions={
          <Button look="secondary" icon={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
            {t('drucken')}
          </Button>
        }
      >
        {abgeschlossenAm === null
          ? t('entwurf', { name: geaendert?.name ?? '' })
          : t('abgeschlossen', { zeit: formatDateTime(abgeschlossenAm), name: geaendert?.name ?? '' })}
      </Alert>
      {blatt.vitalwerte.length > 0 && (
        <Card title={t('teil.vitalwerte')}>
          <VitalTabelle antwort={antwort} werte={blatt.vitalwerte} />
        </Card>
      )}
      {teile.map(
        ({ titel, fakten }) =>
          fakten.length > 0 && (
            <Card key={titel} title={titel}>
              <Facts facts={fakten} />
            </Card>
          ),
      )}
      {(['handzeichen', 'klientUnterschrift'] as const).map((feld) => {
        const path = blatt[feld]
        return (
          path !== null && (
            <Card key={feld} title={t(`abschluss.${feld}`)}>
              <Signature path={path} label={w(`unterschrift.${feld}`)} />
            </Card>
          )
        )
      })}
      <Nachtraege besuch={besuch} darf={antwort.moeglich.nachtragen === true} />
    </>
  )
}
