import type { AmKlienten, DoorAnswer } from '@dreiklang/domain/tour/door.contract'
import type { RowAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { IconAlertTriangle, IconDoor, IconFirstAidKit, IconPhone, IconShieldX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { callLink } from '../../hausbesuch/components/anzeige.tsx'
import { useAkteTexts } from '../../klient/klient.texts.ts'
import { VisuallyHidden } from '../../ui/layout.tsx'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import { doorQuery } from '../tour.queries.ts'
import { useTourTexts } from '../tour.texts.ts'
import classes from './Stop.module.css'

export type Door = DoorAnswer | 'loading' | 'unknown' | null

/** @param taken of a day that lies on this device; it asks nobody. Null: not for who looks on. */
export function useDoor({ id, binZugewiesen }: Pick<RowAnswer, 'id' | 'binZugewiesen'>, taken: DoorAnswer | undefined): Door {
  const { data, isError } = useQuery({ ...doorQuery(id), enabled: taken === undefined && binZugewiesen })
  const door = taken ?? data
  if (door !== undefined) return door
  if (!binZugewiesen) return null
  return isError ? 'unknown' : 'loading'
}

export const floorOf = (door: Door): string | null =>
  door === null || typeof door === 'string' ? null : (door.tuer?.etage ?? door.klient?.zugang?.etage ?? null)

/** How one gets in, and what one must know before: in the order in which it is needed. */
export function DoorFacts({ door }: { door: Door }) {
  const t = useTourTexts()
  if (door === null) return null
  if (typeof door === 'string') return <div className={classes.warn}>{t(`tuer.${door}`)}</div>
  const { tuer, klient } = door
  const zugang = klient?.zugang ?? null
  const named = (label: 'klingel' | 'tuercode' | 'alarmanlage' | 'haustier' | 'parken', word: string | null | undefined) =>
    word === null || word === undefined ? [] : [`${t(`tuer.${label}`)} ${word}`]
  const entrance = [
    ...named('klingel', tuer?.klingelname ?? zugang?.klingel),
    ...[tuer?.zugang ?? []].flat(),
    ...named('tuercode', zugang?.tuercode),
    ...named('alarmanlage', zugang?.alarmanlage),
    ...named('haustier', zugang?.haustier),
    ...named('parken', zugang?.parken),
  ]
  return (
    <>
      {entrance.length > 0 && (
        <div className={classes.door}>
          <IconDoor size={16} aria-hidden /> {entrance.join(' · ')}
        </div>
      )}
      {klient !== null && <Warnings klient={klient} />}
    </>
  )
}

/** What must be known before a hand is laid on: what is known, and what nobody has asked. */
export function Warnings({ klient: { allergien, unvertraeglichkeiten, risiken, notfallhinweis } }: { klient: AmKlienten }) {
  const t = useTourTexts()
  const a = useAkteTexts()
  const known = allergien === null || allergien.keineBekannt ? [] : allergien.liste
  const quiet = () => (allergien === null ? t('tuer.allergienNichtErfragt') : t('tuer.allergienKeine'))
  return (
    <div className={classes.warn}>
      <Warning sign={<IconShieldX size={18} aria-hidden />} name={t('tuer.allergien')} words={[...known, ...unvertraeglichkeiten]} />
      {known.length === 0 && <span className={classes.quiet}>{quiet()}</span>}
      <Warning
        sign={<IconAlertTriangle size={18} aria-hidden />}
        name={t('tuer.risiken')}
        words={risiken.map((risiko) => a(`wahl.risiken.${risiko}`))}
      />
      <Warning sign={<IconFirstAidKit size={18} aria-hidden />} name={t('tuer.notfallhinweis')} words={[notfallhinweis ?? []].flat()} />
    </div>
  )
}

function Warning({ sign, name, words }: { sign: ReactNode; name: string; words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <span className={classes.warning}>
      {sign}
      <VisuallyHidden>{name}: </VisuallyHidden>
      {words.join(', ')}
    </span>
  )
}

/** Whoever stands before a closed door reaches for them. */
export function useContacts(door: Door): MenuEntry[] {
  const t = useTourTexts()
  const contacts = door === null || typeof door === 'string' ? [] : (door.klient?.notfallkontakte ?? [])
  return contacts.map(({ name, beziehung, telefon }) => ({
    id: `notfall ${name} ${telefon}`,
    label: t('tuer.notfallkontakt', { name, beziehung, telefon }),
    icon: <IconPhone size={18} aria-hidden />,
    onSelect: () => location.assign(callLink(telefon)),
  }))
}
