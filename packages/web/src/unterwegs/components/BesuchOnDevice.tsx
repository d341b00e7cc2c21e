import type { Mitgenommen, MitgenommenerWeg } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { useState } from 'react'
import { Badges } from '../../hausbesuch/components/Badges.tsx'
import { KlientZustandAlert } from '../../hausbesuch/components/KlientZustandAlert.tsx'
import { AdressLink, AnrufLink, adresseOf, klientName, useTimeOfDay } from '../../hausbesuch/components/anzeige.tsx'
import { openSteps } from '../../hausbesuch/components/schritte/besuchStep.tsx'
import { BesuchStepButtons } from '../../hausbesuch/components/schritte/BesuchStepButtons.tsx'
import { hausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useBegriffeTexts, useHausbesuchTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { useAkteTexts } from '../../klient/klient.texts.ts'
import { formatDate } from '../../shared/format.ts'
import { stoppName } from '../../tour/components/anzeige.ts'
import { useTourTexts } from '../../tour/tour.texts.ts'
import { Link } from '../../ui/buttons.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { type Fact, Card, Facts, Group, Stack, Text } from '../../ui/layout.tsx'
import { useUnterwegsTexts } from '../unterwegs.texts.ts'

const zugangFields = ['klingel', 'etage', 'tuercode', 'alarmanlage', 'haustier', 'parken'] as const

export function BesuchOnDevice(mitgenommen: Pick<Mitgenommen, 'besuch' | 'klient'>) {
  const h = useHausbesuchTexts()
  const b = useBegriffeTexts()
  const timeOfDay = useTimeOfDay()
  const { besuch } = mitgenommen
  const { id, klient, nummer, typ } = besuch
  const name = klient === null ? nummer : klientName(klient)
  const focusId = `besuch-${id}`
  return (
    <Card title={`${besuch.plan?.uhrzeit ?? ''} ${name}`.trim()}>
      <Stack gap="sm" id={focusId} tabIndex={-1}>
        <Text>
          <Link to={hausbesuchPath(id)}>{b(`typ.${typ}`)}</Link>
          {` · ${timeOfDay(besuch) ?? h('termin.offen')}`}
          {klient !== null && ` · ${h('geboren', { datum: formatDate(klient.geburtsdatum) })}`}
        </Text>
        <KlientZustandAlert klient={klient} />
        <Group gap="xs">
          <Badges besuch={besuch} />
        </Group>
        {adresseOf(besuch) !== null && <AdressLink besuch={besuch} />}
        {klient?.telefon !== null && klient?.telefon !== undefined && <AnrufLink telefon={klient.telefon} name={name} />}
        <AnOfTuer {...mitgenommen} />
        <BesuchStepButtons besuch={besuch} offene={openSteps(besuch)} fokusId={focusId} gross={{ name }} />
      </Stack>
    </Card>
  )
}

function AnOfTuer({ besuch, klient }: Pick<Mitgenommen, 'besuch' | 'klient'>) {
  const t = useUnterwegsTexts()
  const a = useAkteTexts()
  const [open, setOffen] = useState(false)
  const list = (label: string, words: readonly string[]): Fact[] => (words.length === 0 ? [] : [{ label, value: words.join(', ') }])
  const zugang = klient?.zugang ?? null
  const facts: Fact[] = [
    ...list(
      t('tuer.leistungen'),
      besuch.leistungen.map(({ bezeichnung }) => bezeichnung),
    ),
    ...(klient === null ? [] : [{ label: t('tuer.allergien'), value: allergien(klient.allergien) }]),
    ...list(t('tuer.unvertraeglichkeiten'), klient?.unvertraeglichkeiten ?? []),
    ...list(t('tuer.risiken'), klient?.risiken.map((risiko) => a(`wahl.risiken.${risiko}`)) ?? []),
    ...list(
      t('tuer.notfallhinweis'),
      [klient?.notfallhinweis ?? null].filter((word) => word !== null),
    ),
    ...(klient?.notfallkontakte ?? []).map(({ name, beziehung, telefon }) => ({
      label: `${t('tuer.notfallkontakt')}: ${name}, ${beziehung}`,
      value: <AnrufLink telefon={telefon} name={name} />,
    })),
    ...zugangFields.flatMap((field) =>
      list(
        t(`tuer.${field}`),
        [zugang?.[field] ?? null].filter((word) => word !== null),
      ),
    ),
  ]
  if (facts.length === 0) return null
  return (
    <Disclosure label={t('tuer.titel')} opened={open} onToggle={setOffen}>
      <Facts facts={facts} />
    </Disclosure>
  )

  function allergien(bekannte: NonNullable<typeof klient>['allergien']): string {
    if (bekannte === null) return t('tuer.nichtErfragt')
    return bekannte.keineBekannt ? t('tuer.keineBekannt') : bekannte.liste.join(', ')
  }
}

export function WegOnDevice({ art, bezeichnung, haus, bestellungen, adresse, dauerMinuten }: MitgenommenerWeg) {
  const t = useTourTexts()
  const u = useUnterwegsTexts()
  return (
    <Card title={stoppName({ besuch: null, haus, bezeichnung })} gap="sm">
      <Text>
        {art !== 'HAUSBESUCH' && `${t(`art.${art}`)} · `}
        {t('stopp.dauer', { minuten: dauerMinuten })}
      </Text>
      {adresse !== null && <AdressLink besuch={{ ort: adresse, klient: null }} />}
      {haus !== null && <AnrufLink telefon={haus.telefon} name={haus.name} />}
      {bestellungen.map(({ id, nummer, klient }) => (
        <Text key={id}>{t('stopp.bestellung', { nummer, klient })}</Text>
      ))}
      <Text c="dimmed">{u('weg')}</Text>
    </Card>
  )
}
