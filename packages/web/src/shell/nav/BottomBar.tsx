import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'
import { type Seite, seiteOf } from '@dreiklang/domain/shared/akteur'
import { IconDots, IconRoute, IconSun, type Icon } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useUser } from '../../shared/session.ts'
import { PlainLink } from '../../ui/buttons.tsx'
import type { NavPanel } from '../layout/useNavPanel.ts'
import { NavIcon } from './NavContent.tsx'
import { pagesOf, targetOf } from './navTree.ts'
import { useStoredNavigation } from './navigationStore.ts'
import { useBottomBarTexts } from './bottomBar.texts.ts'
import classes from './BottomBar.module.css'

interface Place {
  id: string
  label: string
  to: string
  /** Pages below it belong to it. */
  area: string
  icon: ReactNode
}

/** Four places of each side, by the names of its menu: what the menu does not offer has no place here. */
const placesOf: Record<Seite | 'PLATTFORM', readonly string[]> = {
  PFLEGE: ['contacts', 'bestellungen', 'hausbesuch', 'klienten'],
  ARZT: ['bestellungen', 'hausbesuch', 'fristen', 'contacts'],
  APOTHEKE: ['bestellungen', 'runde', 'fristen', 'contacts'],
  PLATTFORM: ['zahlen', 'verwaltung', 'protokoll'],
}

const tour = '/hausbesuch/tour'

function usePlaces(): Place[] {
  const t = useBottomBarTexts()
  const [rolle] = useUser().roles
  const seite = rolle === undefined ? null : seiteOf(rolle)
  const items = pagesOf(useStoredNavigation('default'))
  return placesOf[seite ?? 'PLATTFORM']
    .flatMap((id) => items.find((item) => item.id === id) ?? [])
    .flatMap((item): Place[] => {
      const target = targetOf(item)
      if (target.kind !== 'internal') return []
      const place = {
        id: item.id,
        label: item.title ?? item.id,
        to: target.to,
        area: areaOf(item, target.to),
        icon: <NavIcon name={item.icon ?? ''} />,
      }
      // A nurse lands on what is to be done today, and a visit is looked for in the tour.
      if (item.id === 'contacts' && seite === 'PFLEGE') return [{ ...place, label: t('heute'), icon: drawn(IconSun) }]
      if (item.id === 'runde') return [{ ...place, label: t('runde') }]
      if (item.id === 'hausbesuch') return [{ ...place, label: t('tour'), to: tour, area: tour, icon: drawn(IconRoute) }]
      return [place]
    })
}

const drawn = (Drawing: Icon) => <Drawing size={24} aria-hidden />

/** An order stands beside the lists of it. */
const areaOf = ({ id }: NavigationItem, to: string): string => (id === 'bestellungen' ? '/bestellungen' : to)

function currentOf({ to, area }: Place, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return `${pathname}/`.startsWith(`${area}/`) ? 'true' : undefined
}

/** Under the thumb: where people go all day, and the whole menu behind the last. Where a page has steps of its own at the foot, these stand there. */
export function BottomBar({ panel }: { panel: NavPanel }) {
  const t = useBottomBarTexts()
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <nav className={classes.bar} aria-label={t('name')} data-bottom-bar data-no-print>
      {usePlaces().map((place) => (
        <PlainLink key={place.id} to={place.to} className={classes.place} aria-current={currentOf(place, pathname)}>
          {place.icon}
          <span>{place.label}</span>
        </PlainLink>
      ))}
      {panel.toggle !== null && (
        <button
          type="button"
          className={classes.place}
          aria-label={t('mehrSeiten')}
          aria-haspopup="dialog"
          aria-expanded={panel.drawerOpened}
          onClick={panel.toggle}
        >
          <IconDots size={24} aria-hidden />
          <span>{t('mehr')}</span>
        </button>
      )}
    </nav>
  )
}
