import type { RowAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import type { DoorAnswer } from '@dreiklang/domain/tour/door.contract'
import type { StoppAnswer } from '@dreiklang/domain/tour/view.contract'
import { IconMap2, IconPhone } from '@tabler/icons-react'
import { Badges } from '../../hausbesuch/components/Badges.tsx'
import { KlientZustandAlert } from '../../hausbesuch/components/KlientZustandAlert.tsx'
import { adressRow, adresseOf, cardsLink, klientName, callLink, useTimeOfDay } from '../../hausbesuch/components/anzeige.tsx'
import { BesuchStepButtons } from '../../hausbesuch/components/schritte/BesuchStepButtons.tsx'
import { hausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useBegriffeTexts, useHausbesuchTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { ageOn } from '../../klient/components/age.ts'
import { formatDate, formatTime } from '../../shared/format.ts'
import { useToday } from '../../shared/useToday.ts'
import { StepTile } from '../../step/StepButtons.tsx'
import { Link } from '../../ui/buttons.tsx'
import { Group } from '../../ui/layout.tsx'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import { useTourTexts } from '../tour.texts.ts'
import { Arrival } from './Arrival.tsx'
import { DoorFacts, floorOf, useContacts, useDoor } from './DoorFacts.tsx'
import classes from './Stop.module.css'

type Adresse = NonNullable<StoppAnswer['adresse']>

interface VisitCardProps {
  stopp: StoppAnswer
  besuch: RowAnswer
  /** Of a day that lies on this device. */
  taken: DoorAnswer | undefined
  more: readonly MenuEntry[]
}

/** What is needed on the way to one door and in front of it; the thumb finds the next step at the foot. */
export function VisitCard({ stopp, besuch, taken, more }: VisitCardProps) {
  const t = useTourTexts()
  const h = useHausbesuchTexts()
  const b = useBegriffeTexts()
  const today = useToday()
  const timeOfDay = useTimeOfDay()
  const door = useDoor(besuch, taken)
  const contacts = useContacts(door)
  const { id, klient, nummer, typ, status, dringlichkeit, ueberlagerungen, plan, moeglich } = besuch
  const name = klient === null ? nummer : klientName(klient)
  const titleId = `besuch-${id}`
  const isPlain = status === 'GEPLANT' && dringlichkeit === 'ROUTINE' && ueberlagerungen.length === 0
  return (
    <div className={classes.card}>
      <div className={classes.top}>
        <span className={classes.time}>
          {plan === null ? (timeOfDay(besuch) ?? h('termin.offen')) : `${plan.uhrzeit}–${formatTime(plan.bis)}`}
        </span>
        <Arrival stopp={stopp} />
      </div>
      <div className={classes.who}>
        <h2 className={classes.name} id={titleId} tabIndex={-1}>
          <Link to={hausbesuchPath(id)}>{name}</Link>
        </h2>
        {klient !== null && (
          <span className={classes.age}>
            {t('stopp.alter', { alter: ageOn(klient.geburtsdatum, today), datum: formatDate(klient.geburtsdatum) })}
          </span>
        )}
      </div>
      <KlientZustandAlert klient={klient} />
      {!isPlain && (
        <Group gap={6} my={4}>
          <Badges besuch={besuch} />
        </Group>
      )}
      <Place adresse={adresseOf(besuch)} floor={floorOf(door)} />
      <DoorFacts door={door} />
      <div className={classes.work}>{stopp.leistungen.length === 0 ? b(`typ.${typ}`) : stopp.leistungen.join(' · ')}</div>
      <Missing besuch={besuch} />
      <div className={classes.steps}>
        <BesuchStepButtons
          besuch={besuch}
          offene={moeglich}
          fokusId={titleId}
          gross={{
            name,
            beside: <Ways adresse={adresseOf(besuch)} telefon={klient?.telefon ?? null} name={name} />,
            more: [...contacts, ...more],
          }}
        />
      </div>
    </div>
  )
}

export function Place({ adresse, floor = null }: { adresse: Adresse | null; floor?: string | null }) {
  if (adresse === null) return null
  const { strasse, hausnummer, zusatz, plz, ort } = adresse
  const street = [`${strasse} ${hausnummer}`, zusatz, floor].filter((part) => part !== null && part !== '').join(', ')
  return (
    <div className={classes.place}>
      {street} <span className={classes.town}>{`${plz} ${ort}`}</span>
    </div>
  )
}

export function Ways({ adresse, telefon, name }: { adresse: Adresse | null; telefon: string | null; name: string }) {
  const t = useTourTexts()
  const h = useHausbesuchTexts()
  return (
    <>
      {adresse !== null && (
        <StepTile
          href={cardsLink(adresse)}
          name={t('stopp.karteName', { adresse: adressRow(adresse) })}
          icon={<IconMap2 size={22} aria-hidden />}
        >
          {t('stopp.karte')}
        </StepTile>
      )}
      {telefon !== null && (
        <StepTile href={callLink(telefon)} name={h('anrufen', { name, telefon })} icon={<IconPhone size={22} aria-hidden />}>
          {t('stopp.anruf')}
        </StepTile>
      )}
    </>
  )
}

function Missing({ besuch }: { besuch: RowAnswer }) {
  const h = useHausbesuchTexts()
  const isMissing = whatIsMissing(besuch)
  if (isMissing.length === 0) return null
  return (
    <div className={classes.missing}>
      <strong>{h('tag.fehlt')}</strong> {isMissing.map((what) => h(`fehlt.${what}`)).join(', ')}
    </div>
  )
}

function whatIsMissing(besuch: RowAnswer): ('adresse' | 'telefon' | 'ergebnis')[] {
  const { status, klient, moeglich } = besuch
  const unterwegs = status === 'GEPLANT' || status === 'UNTERWEGS'
  return [
    ...(unterwegs && adresseOf(besuch) === null ? (['adresse'] as const) : []),
    ...(unterwegs && (klient?.telefon ?? null) === null ? (['telefon'] as const) : []),
    ...(moeglich.includes('abschliessen') ? (['ergebnis'] as const) : []),
  ]
}
