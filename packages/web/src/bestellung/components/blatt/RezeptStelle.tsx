import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { daysBetween } from '@dreiklang/domain/shared/time'
import { IconMapPin } from '@tabler/icons-react'
import { formatDate } from '../../../shared/format.ts'
import { useTexts, type Translate } from '../../../shared/i18n.ts'
import { RelativeTime } from '../../../ui/Time.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import type { texts } from '../../blatt.texts.de.ts'
import { blattTexts } from '../../blatt.texts.ts'
import { useToday } from '../useToday.ts'
import classes from './RezeptStelle.module.css'

type Rezept = NonNullable<PositionAnswer['rezept']>

export function RezeptStelle({ position }: { position: Pick<PositionAnswer, 'rezept' | 'fruehereRezepte'> }) {
  const t = useTexts(blattTexts)
  const b = useTexts(begriffeTexts)
  const { rezept, fruehereRezepte } = position
  return (
    <section className={classes.stelle} aria-label={t('rezept.titel')}>
      <IconMapPin size={22} aria-hidden className={classes.zeichen} />
      <div>
        <span className={classes.frage}>{t('rezept.titel')}</span>
        {rezept === null ? (
          <strong>{t('rezept.keins')}</strong>
        ) : (
          <>
            <strong>{b(`rezeptOrt.${rezept.ort}`)}</strong> <Seit ortSeit={rezept.ortSeit} />
            <Frist rezept={rezept} />
            <span className={classes.neben}>{[b(`rezeptart.${rezept.art}`), ...ausstellung(t, rezept)].join(' · ')}</span>
          </>
        )}
        {fruehereRezepte.length > 0 && <span className={classes.neben}>{t('rezept.frueher', { count: fruehereRezepte.length })}</span>}
      </div>
    </section>
  )
}

function Seit({ ortSeit }: Pick<Rezept, 'ortSeit'>) {
  return (
    <span className={classes.seit}>
      (<RelativeTime instant={ortSeit} />)
    </span>
  )
}

function Frist({ rezept: { gueltigBis, ausgestelltAm } }: { rezept: Rezept }) {
  const t = useTexts(blattTexts)
  const heute = useToday()
  if (gueltigBis === null) return ausgestelltAm === null ? null : <span className={classes.neben}>{t('rezept.ohneEnde')}</span>
  const tage = daysBetween(heute, gueltigBis)
  return (
    <span className={classes.frist} data-knapp={tage <= 3 || undefined}>
      {t('rezept.gueltigBis', { tag: formatDate(gueltigBis) })}, {fristText(t, tage)}
    </span>
  )
}

function fristText(t: Translate<typeof texts>, tage: number): string {
  if (tage === 0) return t('rezept.heute')
  return tage > 0 ? t('rezept.tage', { count: tage }) : t('rezept.abgelaufen', { count: -tage })
}

function ausstellung(t: Translate<typeof texts>, { ausgestelltAm, verordnetVon, rezeptId, autIdem }: Rezept): string[] {
  return [
    ausgestelltAm === null ? null : t('rezept.ausgestellt', { tag: formatDate(ausgestelltAm) }),
    verordnetVon === null ? null : t('rezept.von', { name: verordnetVon.name }),
    rezeptId === null ? null : t('rezept.nummer', { nummer: rezeptId }),
    autIdem ? t('rezept.autIdem') : null,
  ].filter((teil) => teil !== null)
}
