import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useBegriffeTexts, useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import { UeberlagerungBadge } from '../../bestellung/components/Badges.tsx'
import { Alert } from '../../ui/feedback.tsx'
import { type SharedSigns, findWayToFetch } from './sharedSigns.ts'
import classes from './Beneath.module.css'

/** Above the table: what would stand beneath each of its rows. The head of the page says whether the order is late. */
export function SharedLines({ shared, positionen }: { shared: SharedSigns; positionen: readonly PositionAnswer[] }) {
  const t = useBlattTexts()
  const [first] = positionen
  const way = first !== undefined && shared.ueberlagerungen.includes('REZEPT_FEHLT') ? findWayToFetch(first) : null
  const said = ['NOTFALL', 'UEBERFAELLIG', ...(way === null ? [] : ['REZEPT_FEHLT'])]
  const signs = shared.ueberlagerungen.filter((sign) => !said.includes(sign))
  if (signs.length === 0 && way === null && !shared.vorschau) return null
  return (
    <div className={classes.shared}>
      <span className={classes.of}>{t('positionen.fuerAlle', { count: positionen.length })}</span>
      {signs.map((sign) => (
        <UeberlagerungBadge key={sign} ueberlagerung={sign} />
      ))}
      {way !== null && <FetchAlert way={way} />}
      {shared.vorschau && <Alert tone="info">{t('position.vorschau')}</Alert>}
    </div>
  )
}

export function FetchAlert({ way }: { way: NonNullable<ReturnType<typeof findWayToFetch>> }) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  return (
    <Alert tone="warning" title={b('ueberlagerung.REZEPT_FEHLT')}>
      {t(`rezeptHolen.${way}`)}
    </Alert>
  )
}
