import type { FristListRow } from '@dreiklang/domain/frist/frist.contract'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { LinkButton } from '../../ui/Link.tsx'
import { fristTexts } from '../frist.texts.ts'
import classes from './Fristen.module.css'
import { wayTo } from './wege.ts'

interface EntryProps {
  frist: FristListRow
  ueberfaellig: boolean
  gewaehlt: boolean
  onWaehle: (gewaehlt: boolean) => void
}

export function FristEntry({ frist, ueberfaellig, gewaehlt, onWaehle }: EntryProps) {
  const t = useTexts(fristTexts)
  const { art, klient, nummer, haus, folge, vermerk, faellig } = frist
  const name = klient?.name ?? t('ohneKlient')
  const ganz = t('fuer', { was: t(`art.${art}`), name })
  return (
    <li className={classes.eintrag} data-ueberfaellig={ueberfaellig}>
      <div className={classes.wahl}>
        <Checkbox
          label=""
          aria-label={t('auswahl.waehle', { name: ganz })}
          checked={gewaehlt}
          onChange={(event) => onWaehle(event.currentTarget.checked)}
        />
      </div>
      <div className={classes.worte}>
        <strong>{t(`art.${art}`)}</strong>
        <span>{[folge && t(`folge.${folge.art}`), name, nummer, haus].filter((word) => word !== null).join(' · ')}</span>
        <span className={classes.plaketten}>
          {ueberfaellig && <Badge tone="danger">{t('faellig', { tag: formatDate(faellig) })}</Badge>}
          {vermerk?.zustaendig && <Badge tone="info">{t('kuemmert', { name: vermerk.zustaendig.name })}</Badge>}
          {vermerk?.ruhe && (
            <Badge>
              {t('ruht', { tag: formatDate(vermerk.ruhe.bis), grund: t(`grund.${vermerk.ruhe.grund}`), durch: vermerk.ruhe.durch })}
            </Badge>
          )}
        </span>
      </div>
      <LinkButton to={wayTo(frist)} look="secondary" aria-label={t('fuer', { was: t(`oeffnen.${art}`), name })}>
        {t(`oeffnen.${art}`)}
      </LinkButton>
    </li>
  )
}
