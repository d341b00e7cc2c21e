import { isNotYetOpen, teilOf } from '@dreiklang/domain/bestellung/mvo'
import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { daysBetween } from '@dreiklang/domain/shared/time'
import { IconMapPin } from '@tabler/icons-react'
import { useBegriffeTexts, useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { useRezeptTexts } from '../../bestellung/onDemand.texts.ts'
import type { texts } from '../../bestellung/blatt.texts.de.ts'
import { useAndereFrist } from '../../bestellung/components/andereFrist.ts'
import { useTeilWords } from '../../bestellung/components/mvo.ts'
import { formatDate } from '../../shared/format.ts'
import type { Translate } from '../../shared/i18n.ts'
import { useToday } from '../../shared/useToday.ts'
import { RelativeTime } from '../../ui/Time.tsx'
import rezeptStelleClasses from './RezeptStelle.module.css'

type Rezept = NonNullable<PositionAnswer['rezept']>

interface RezeptStelleProps {
  position: Pick<PositionAnswer, 'status' | 'rezept' | 'rezeptart' | 'fruehereRezepte'>
  /** Its place is said once, of the sheet that it shares. */
  onBlatt: boolean
}

/** Where nobody is to redeem it any more, place and validity would read as if somebody could. */
export function RezeptStelle({ position, onBlatt }: RezeptStelleProps) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const r = useRezeptTexts()
  const andereFrist = useAndereFrist()
  const teilWords = useTeilWords()
  const { status, rezept, rezeptart, fruehereRezepte } = position
  const say = (key: 'titel' | 'keins' | 'keinsMehr' | 'hinfaellig') =>
    rezeptart === 'MUSTER12' ? r(`verordnung.${key}`) : t(`rezept.${key}`)
  const title = onBlatt ? t('druck.rezept') : say('titel')
  const earlier = { count: fruehereRezepte.length }
  const hinfaellig = status === 'STORNIERT' || status === 'ABGELEHNT'
  return (
    <section className={rezeptStelleClasses.stelle} aria-label={title}>
      <IconMapPin size={22} aria-hidden className={rezeptStelleClasses.zeichen} />
      <div>
        <span className={rezeptStelleClasses.frage}>{title}</span>
        {rezept === null ? (
          <strong>{say(hinfaellig ? 'keinsMehr' : 'keins')}</strong>
        ) : (
          <>
            {!onBlatt && <Place rezept={rezept} />}
            {hinfaellig ? <span className={rezeptStelleClasses.frist}>{say('hinfaellig')}</span> : <Frist rezept={rezept} />}
            {rezept.andereFrist !== null && <span className={rezeptStelleClasses.neben}>{andereFrist(rezept)}</span>}
            <span className={rezeptStelleClasses.neben}>
              {[
                b(`rezeptart.${rezept.art}`),
                ...teilWords(rezept),
                ...(rezept.gebaerfaehig === true ? [b('gebaerfaehig.ist')] : []),
                ...ausstellung(t, rezept),
              ].join(' · ')}
            </span>
          </>
        )}
        {fruehereRezepte.length > 0 && (
          <span className={rezeptStelleClasses.neben}>
            {rezeptart === 'MUSTER12' ? r('verordnung.frueher', earlier) : t('rezept.frueher', earlier)}
          </span>
        )}
      </div>
    </section>
  )
}

/** Where the sheet is that several share. */
export function BlattStelle({ rezept }: { rezept: Rezept }) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  return (
    <section className={rezeptStelleClasses.stelle} aria-label={t('rezept.titel')}>
      <IconMapPin size={22} aria-hidden className={rezeptStelleClasses.zeichen} />
      <div>
        <span className={rezeptStelleClasses.frage}>{t('rezept.titel')}</span>
        <Place rezept={rezept} />
        <span className={rezeptStelleClasses.neben}>{b(`rezeptart.${rezept.art}`)}</span>
      </div>
    </section>
  )
}

function Place({ rezept: { ort, ortSeit } }: { rezept: Pick<Rezept, 'ort' | 'ortSeit'> }) {
  const b = useBegriffeTexts()
  return (
    <>
      <strong>{b(`rezeptOrt.${ort}`)}</strong>{' '}
      <span className={rezeptStelleClasses.seit}>
        (<RelativeTime instant={ortSeit} />)
      </span>
    </>
  )
}

export function Frist({ rezept }: { rezept: Rezept }) {
  const t = useBlattTexts()
  const r = useRezeptTexts()
  const today = useToday()
  const { gueltigBis, ausgestelltAm, vorgelegtAm } = rezept
  const teil = teilOf(rezept)
  if (teil !== null && gueltigBis !== null && isNotYetOpen(rezept, today)) {
    const days = { ab: formatDate(teil.ab), bis: formatDate(gueltigBis) }
    return <span className={rezeptStelleClasses.frist}>{r('mvo.einloesbarAb', days)}</span>
  }
  if (vorgelegtAm !== null)
    return <span className={rezeptStelleClasses.frist}>{t('rezept.vorgelegt', { tag: formatDate(vorgelegtAm) })}</span>
  if (gueltigBis === null) return ausgestelltAm === null ? null : <span className={rezeptStelleClasses.neben}>{t('rezept.ohneEnde')}</span>
  const days = daysBetween(today, gueltigBis)
  return (
    <span className={rezeptStelleClasses.frist} data-knapp={days <= 3 || undefined}>
      {t('rezept.gueltigBis', { tag: formatDate(gueltigBis) })}, {fristText(t, days)}
    </span>
  )
}

function fristText(t: Translate<typeof texts>, days: number): string {
  if (days === 0) return t('rezept.heute')
  return days > 0 ? t('rezept.tage', { count: days }) : t('rezept.abgelaufen', { count: -days })
}

function ausstellung(
  t: Translate<typeof texts>,
  { ausgestelltAm, verordnetVon, lanr, rezeptId, btmNummer, btmKennzeichen, autIdem, fernmuendlichAm, entlassung }: Rezept,
): string[] {
  return [
    fernmuendlichAm === null ? null : t('rezept.fernmuendlich', { tag: formatDate(fernmuendlichAm) }),
    ausgestelltAm === null ? null : t('rezept.ausgestellt', { tag: formatDate(ausgestelltAm) }),
    verordnetVon === null ? null : t('rezept.von', { name: verordnetVon.name }),
    lanr === null || lanr.von === null ? null : t('rezept.unterLanr', { name: lanr.von.name }),
    rezeptId === null ? null : t('rezept.nummer', { nummer: rezeptId }),
    entlassung ? t('rezept.entlassung') : null,
    btmNummer === null ? null : t('rezept.btmNummer', { nummer: btmNummer }),
    btmKennzeichen === null ? null : t('rezept.btmKennzeichen', { kennzeichen: btmKennzeichen }),
    autIdem ? t('rezept.autIdem') : null,
  ].filter((part) => part !== null)
}
