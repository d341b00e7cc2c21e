import type { TafelBesuch } from '@dreiklang/domain/planung/planung.contract'
import { begriffeTexts } from '../../hausbesuch/begriffe.texts.ts'
import { BefundSentence } from '../../hausbesuch/components/Befunde.tsx'
import { hausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { formatTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Group } from '../../ui/layout.ts'
import { Link } from '../../ui/Link.tsx'
import { planungTexts } from '../planung.texts.ts'
import classes from './Planung.module.css'

interface BesuchskarteProps {
  besuch: TafelBesuch
  onVerschieben: (hausbesuchId: string) => void
}

export function Besuchskarte({ besuch, onVerschieben }: BesuchskarteProps) {
  const t = useTexts(planungTexts)
  const b = useTexts(begriffeTexts)
  const { id, uhrzeit, bis, klient, anschrift, befunde, status, verschiebbar } = besuch
  return (
    <li className={classes.karte} data-warnt={befunde.length > 0 || undefined}>
      <div className={classes.zeit}>{t('besuch.zeit', { von: uhrzeit, bis: formatTime(bis) })}</div>
      <Group gap="xs">
        <Link to={hausbesuchPath(id)}>{klient.name}</Link>
        {status !== 'GEPLANT' && <Badge>{b(`status.${status}`)}</Badge>}
      </Group>
      {anschrift !== null && <div className={classes.anschrift}>{anschrift}</div>}
      {befunde.length > 0 && (
        <ul className={classes.befunde}>
          {befunde.map((befund) => (
            <li key={`${befund.art} ${befund.person?.id} ${befund.besuch?.id}`}>
              <BefundSentence befund={befund} />
            </li>
          ))}
        </ul>
      )}
      {verschiebbar && (
        <Button
          look="secondary"
          aria-label={t('besuch.verschiebenEinen', { klient: klient.name, uhrzeit })}
          onClick={() => onVerschieben(id)}
        >
          {t('besuch.verschieben')}
        </Button>
      )}
    </li>
  )
}
