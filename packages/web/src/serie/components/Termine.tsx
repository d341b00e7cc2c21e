import type { TerminAnswer } from '@dreiklang/domain/serie/serie.contract'
import { hausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useBegriffeTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatDate, formatLongDate } from '../../shared/format.ts'
import { Badge } from '../../ui/feedback.tsx'
import { Button, Link } from '../../ui/buttons.tsx'
import { Group, Text } from '../../ui/layout.tsx'
import { useSerieTexts } from '../serie.texts.ts'
import classes from './Termine.module.css'

interface TermineProps {
  termine: readonly TerminAnswer[]
  /** Cancels a day, or lets it take place after all; without it the list is read-only. */
  onAusnahme?: (tag: string, faelltFrom: boolean) => void
}

export function Termine({ termine, onAusnahme }: TermineProps) {
  const t = useSerieTexts()
  if (termine.length === 0) return <Text>{t('termine.keine')}</Text>
  return (
    <ol className={classes.liste}>
      {termine.map((termin) => (
        <li key={termin.tag} className={classes.termin} data-faellt-aus={termin.ausfall !== null}>
          <Wann termin={termin} />
          <Group gap="xs">
            <Zeichen termin={termin} />
          </Group>
          {onAusnahme !== undefined && <AusnahmeButton termin={termin} onAusnahme={onAusnahme} />}
        </li>
      ))}
    </ol>
  )
}

function Wann({ termin: { datum, besuch } }: { termin: TerminAnswer }) {
  const t = useSerieTexts()
  const tag = formatLongDate(datum)
  if (besuch === null) return <span className={classes.tag}>{tag}</span>
  return (
    <Link className={classes.tag ?? ''} to={hausbesuchPath(besuch.id)} aria-label={t('termine.zumBesuch', { tag })}>
      {tag}
    </Link>
  )
}

function Zeichen({ termin: { tag, datum, feiertag, ausfall, ohneVerordnung, besuch } }: { termin: TerminAnswer }) {
  const t = useSerieTexts()
  const b = useBegriffeTexts()
  const verschoben = besuch !== null && besuch.vonHand && besuch.status !== 'ABGESAGT' && besuch.datum !== datum
  return (
    <>
      {feiertag && <Badge tone="info">{t('termine.feiertag')}</Badge>}
      {datum !== tag && <Badge tone="info">{t('termine.vorgezogen', { tag: formatDate(tag) })}</Badge>}
      {ausfall === 'ABWESEND' && <Badge tone="warning">{t('termine.abwesend')}</Badge>}
      {ausfall !== null && <Badge tone="warning">{t('termine.ausgefallen')}</Badge>}
      {ohneVerordnung && <Badge tone="danger">{t('termine.ohneVerordnung')}</Badge>}
      {besuch !== null && besuch.vonHand && <Badge>{t('termine.vonHand')}</Badge>}
      {verschoben && <Badge tone="info">{t('termine.verschoben', { tag: formatDate(besuch.datum), uhrzeit: besuch.uhrzeit })}</Badge>}
      {besuch !== null && besuch.status !== 'GEPLANT' && <Badge>{b(`status.${besuch.status}`)}</Badge>}
    </>
  )
}

function AusnahmeButton({
  termin: { tag, ausfall },
  onAusnahme,
}: {
  termin: TerminAnswer
  onAusnahme: (tag: string, aus: boolean) => void
}) {
  const t = useSerieTexts()
  if (ausfall !== null && ausfall !== 'AUSNAHME') return null
  const faelltFrom = ausfall === 'AUSNAHME'
  const name = formatLongDate(tag)
  return (
    <Button
      look="subtle"
      aria-label={faelltFrom ? t('termine.lassStattfinden', { tag: name }) : t('termine.lassAusfallen', { tag: name })}
      onClick={() => onAusnahme(tag, !faelltFrom)}
    >
      {faelltFrom ? t('termine.stattfinden') : t('termine.ausfallen')}
    </Button>
  )
}
