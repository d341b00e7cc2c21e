import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { formatDateTime } from '../../shared/format.ts'
import { Badge } from '../../ui/feedback.tsx'
import { Card, type Fact, Facts } from '../../ui/layout.tsx'
import { Link } from '../../ui/buttons.tsx'
import { dokumentationPath } from '../hausbesuch.paths.ts'
import { useBegriffeTexts, useHausbesuchTexts } from '../hausbesuch.texts.ts'
import classes from './Blatt.module.css'

export function ResultCard({ besuch }: { besuch: HausbesuchAnswer }) {
  const t = useHausbesuchTexts()
  const facts = useEndeFacts(besuch)
  const words = (text: string) => <span className={classes.worte}>{text}</span>
  const all: Fact[] = [
    ...(besuch.ergebnis === null ? [] : [{ label: t('ende.ergebnis'), value: words(besuch.ergebnis) }]),
    ...(besuch.abbruchGrund === null ? [] : [{ label: t('ende.abbruch'), value: words(besuch.abbruchGrund) }]),
    ...facts,
    ...besuch.nachtraege.map(({ name, am, text }) => ({
      label: t('ende.nachtrag', { name, zeit: formatDateTime(am) }),
      value: words(text),
    })),
  ]
  if (all.length === 0) return null
  return (
    <Card
      title={t('ende.titel')}
      actions={besuch.status === 'ABGESCHLOSSEN' && <Link to={dokumentationPath(besuch.id)}>{t('ende.dokumentation')}</Link>}
    >
      <Facts facts={all} />
    </Card>
  )
}

function useEndeFacts({ ablehnung, absage, nichtAngetroffen }: HausbesuchAnswer): Fact[] {
  const t = useHausbesuchTexts()
  const b = useBegriffeTexts()
  const dazu = (text: string | null): Fact[] => (text === null ? [] : [{ label: t('ende.anmerkung'), value: text }])
  if (ablehnung !== null) return [{ label: t('ende.abgelehnt'), value: b(`ablehnGrund.${ablehnung.grund}`) }, ...dazu(ablehnung.text)]
  if (absage !== null) {
    return [
      {
        label: t('ende.abgesagt'),
        value: (
          <>
            {t('ende.durch', { wer: b(`absagender.${absage.durch}`), grund: b(`absageGrund.${absage.grund}`) })}{' '}
            {absage.kurzfristig && <Badge tone="warning">{t('ende.kurzfristig')}</Badge>}
          </>
        ),
      },
      { label: t('ende.berechnung'), value: absage.berechnung ? t('ja') : t('nein') },
      ...dazu(absage.text),
    ]
  }
  if (nichtAngetroffen === null) return []
  const { am, klingelversuche, telefonversuche, nachrichtHinterlassen, notfallkontaktInformiert, weiteresVorgehen, text } = nichtAngetroffen
  return [
    { label: t('ende.nichtAngetroffen'), value: formatDateTime(am) },
    { label: t('ende.versuche'), value: t('ende.versucheText', { klingel: klingelversuche, telefon: telefonversuche }) },
    { label: t('ende.nachricht'), value: nachrichtHinterlassen ? t('ja') : t('nein') },
    { label: t('ende.notfallkontakt'), value: notfallkontaktInformiert ? t('ja') : t('nein') },
    { label: t('ende.vorgehen'), value: b(`vorgehen.${weiteresVorgehen}`) },
    ...dazu(text),
  ]
}
