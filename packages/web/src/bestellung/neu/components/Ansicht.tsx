import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { IconAlertTriangle, IconInfoCircle, IconUrgent } from '@tabler/icons-react'
import { formatDate } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { StatusBadge } from '../../../ui/Badge.tsx'
import { type Fact, Facts } from '../../../ui/Facts.tsx'
import { Stack, Title } from '../../../ui/layout.ts'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { neuTexts } from '../neu.texts.ts'
import { AnsichtPosition } from './AnsichtPosition.tsx'
import { wordsOfKopfs } from './formValues.ts'

/** The note for the own house is for nobody else. */
const gezeigteWords = wordsOfKopfs.filter((name) => name !== 'interneNotiz')

const prioritaetIcon = { NORMAL: IconInfoCircle, DRINGEND: IconAlertTriangle, NOTFALL: IconUrgent }
const prioritaetTone = { NORMAL: 'neutral', DRINGEND: 'warning', NOTFALL: 'danger' } as const

/** What the other side cannot see is not in the answer. */
const gesagt = (facts: readonly { label: string; value: string | null }[]): Fact[] => facts.filter(({ value }) => value !== null)

export function Ansicht({ bestellung }: { bestellung: BestellungAnswer }) {
  const t = useTexts(neuTexts)
  const tBegriff = useTexts(begriffeTexts)
  const { klient, lieferadresse, prioritaet } = bestellung
  const Icon = prioritaetIcon[prioritaet]
  const adresse = (wo: { strasse: string; hausnummer: string; zusatz: string | null; plz: string; ort: string } | null) =>
    wo === null ? null : [`${wo.strasse} ${wo.hausnummer}`, wo.zusatz, `${wo.plz} ${wo.ort}`].filter((teil) => teil !== null).join(', ')
  const facts = gesagt([
    {
      label: t('ansicht.klient'),
      value:
        klient === null
          ? null
          : `${klient.nachname}, ${klient.vorname} (${t('klient.geboren', { datum: formatDate(klient.geburtsdatum) })})`,
    },
    { label: t('ansicht.kvnr'), value: klient?.kvnr ?? null },
    { label: t('ansicht.krankenkasse'), value: klient?.krankenkasse ?? null },
    { label: t('ansicht.allergien'), value: klient?.allergien ?? null },
    { label: t('ansicht.adresse'), value: adresse(klient?.adresse ?? null) },
    { label: t('ansicht.pflegedienst'), value: bestellung.pflegedienst.name },
    { label: t('ansicht.apotheke'), value: bestellung.apotheke?.name ?? null },
    { label: t('ansicht.bedarf'), value: formatDate(bestellung.bedarfBis) },
    { label: t('ansicht.lieferung'), value: tBegriff(`lieferart.${bestellung.lieferart}`) },
    { label: t('ansicht.lieferadresse'), value: adresse(lieferadresse) },
    { label: t('ansicht.zeitfenster'), value: bestellung.lieferzeitfenster },
    { label: t('ansicht.einloesung'), value: bestellung.einloesung === null ? null : tBegriff(`einloesung.${bestellung.einloesung}`) },
    ...gezeigteWords.map((name) => ({ label: t(`ansicht.${name}`), value: bestellung[name] })),
  ])
  return (
    <Stack gap="md">
      <div>
        <StatusBadge tone={prioritaetTone[prioritaet]} icon={<Icon />}>
          {tBegriff(`prioritaet.${prioritaet}`)}
        </StatusBadge>
      </div>
      <Facts facts={facts} />
      <Title order={3} size="h5">
        {t('ansicht.positionen')}
      </Title>
      <Stack gap="sm" component="ol" style={{ listStyle: 'none' }}>
        {bestellung.positionen.map((position) => (
          <li key={position.id}>
            <AnsichtPosition position={position} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
