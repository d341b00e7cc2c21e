import type { Bereich } from '@dreiklang/domain/klient/akte'
import type { AkteAnswer } from '@dreiklang/domain/klient/akte.contract'
import { useMediaQuery } from '@mantine/hooks'
import { IconPencil } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { z } from 'zod'
import { Attachments } from '../../../files/components/attachments/Attachments.tsx'
import { SelectField } from '../../../form/choiceFields.tsx'
import { EinsichtList } from '../../../protokoll/components/EinsichtList.tsx'
import { useSearchState } from '../../../shared/searchState.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Alert } from '../../../ui/feedback.tsx'
import { Card, Stack, Text } from '../../../ui/layout.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { type PlanVorschlag, akteQuery, takePlanLine, withPlanLine } from '../../akte.queries.ts'
import { useAkteTexts, useVerlaufTexts } from '../../klient.texts.ts'
import { LoeschungBereich } from '../loeschung/LoeschungBereich.tsx'
import { useMayMaintainKlienten } from '../useMayMaintainKlienten.ts'
import { AbwesenheitenBereich } from '../verlauf/AbwesenheitenBereich.tsx'
import { ApothekenwahlBereich } from '../verlauf/ApothekenwahlBereich.tsx'
import { DokumenteBereich } from '../verlauf/DokumenteBereich.tsx'
import { EinwilligungenBereich } from '../verlauf/EinwilligungenBereich.tsx'
import { VerlaufBereich } from '../verlauf/VerlaufBereich.tsx'
import { PflegehilfsmittelOfKlient } from '../PflegehilfsmittelMonat.tsx'
import { AbschnittFacts } from './AbschnittFacts.tsx'
import { AbschnittFormular } from './AbschnittFormular.tsx'
import { ZugangBereich } from './ZugangBereich.tsx'
import { PlanFassungen } from './PlanFassungen.tsx'
import { BmpScan } from './BmpScan.tsx'
import { useEdit } from './FieldsGrid.tsx'

const sequence = [
  'uebersicht',
  'gesundheit',
  'medikation',
  'versicherung',
  'kontakte',
  'hkp',
  'zugang',
  'einwilligungen',
  'dokumente',
  'verlauf',
  'einsicht',
  'loeschung',
] as const
type Reiter = (typeof sequence)[number]
const search = z.object({ bereich: z.enum(sequence).default('uebersicht') })

/** On a phone ten tabs would fill the screen, so a list replaces them. */
export function AkteBereiche({ akte }: { akte: AkteAnswer }) {
  const t = useAkteTexts()
  const id = useId()
  const schmal = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const [{ bereich }, setSuche] = useSearchState(search)
  const leitet = useMayMaintainKlienten()
  const reiter = sequence.filter((one) => leitet || one !== 'loeschung')
  const open = (neu: Reiter) => setSuche({ bereich: neu }, { replace: false })
  if (schmal) {
    return (
      <Stack gap="md">
        <SelectField
          id={id}
          label={t('bereiche')}
          choices={reiter.map((value) => ({ value, label: t(`bereich.${value}`) }))}
          value={bereich}
          few
          onChange={(neu) => neu !== null && open(neu)}
        />
        <section aria-labelledby={id}>{content(akte, bereich)}</section>
      </Stack>
    )
  }
  return (
    <Tabs
      label={t('bereiche')}
      value={bereich}
      onChange={open}
      items={reiter.map((value) => ({ value, label: t(`bereich.${value}`), content: content(akte, value) }))}
    />
  )
}

function content(akte: AkteAnswer, bereich: Reiter): ReactNode {
  switch (bereich) {
    case 'uebersicht':
      return (
        <Stack gap="md">
          <Abschnitt akte={akte} bereich="person" />
          <Abschnitt akte={akte} bereich="wohnen" />
        </Stack>
      )
    case 'kontakte':
      return (
        <Stack gap="md">
          <Abschnitt akte={akte} bereich="kontakte" />
          <Abschnitt akte={akte} bereich="aerzte" />
          <ApothekenwahlBereich klientId={akte.id} />
        </Stack>
      )
    case 'versicherung':
      return (
        <Stack gap="md">
          <Abschnitt akte={akte} bereich="versicherung" />
          <PflegehilfsmittelOfKlient klientId={akte.id} />
        </Stack>
      )
    case 'medikation':
      return (
        <Stack gap="md">
          <Medikation akte={akte} />
          {akte.bearbeitbar.includes('medikation') && <BmpScan klientId={akte.id} />}
          <PlanFassungen klientId={akte.id} version={akte.medikation.version} />
        </Stack>
      )
    case 'gesundheit':
    case 'hkp':
      return <Abschnitt akte={akte} bereich={bereich} />
    case 'zugang':
      return <ZugangBereich klientId={akte.id} />
    case 'einwilligungen':
      return <EinwilligungenBereich klientId={akte.id} />
    case 'dokumente':
      return (
        <Stack gap="md">
          <DokumenteBereich klientId={akte.id} />
          <Card>
            <Attachments titled kind="klient" placeId={akte.id} />
          </Card>
        </Stack>
      )
    case 'verlauf':
      return (
        <Stack gap="md">
          <AbwesenheitenBereich klientId={akte.id} />
          <VerlaufBereich klientId={akte.id} />
        </Stack>
      )
    case 'einsicht':
      return <Einsicht klientId={akte.id} />
    case 'loeschung':
      return <LoeschungBereich klientId={akte.id} />
  }
}

function Einsicht({ klientId }: { klientId: string }) {
  const t = useVerlaufTexts()
  const leitet = useMayMaintainKlienten()
  return <Card title={t('einsicht.titel')}>{leitet ? <EinsichtList klientId={klientId} /> : <Text>{t('einsicht.nurLeitung')}</Text>}</Card>
}

/** Opened with what a prescription has changed, where somebody comes from it: nothing is kept before it is saved here. */
function Medikation({ akte }: { akte: AkteAnswer }) {
  const t = useAkteTexts()
  const queryClient = useQueryClient()
  const [vorschlag, setVorschlag] = useState<PlanVorschlag | null>(null)
  const { id, medikation, bearbeitbar } = akte
  useEffect(() => {
    const taken = takePlanLine(queryClient, id)
    if (taken !== null) setVorschlag(taken)
  }, [queryClient, id])
  if (vorschlag === null || !bearbeitbar.includes('medikation')) return <Abschnitt akte={akte} bereich="medikation" />
  const { nachher, nummer } = vorschlag
  return (
    <Stack gap="md">
      <Alert tone="info" title={t('plan.vorschlag', { mittel: nachher.arzneimittel, nummer })}>
        {t('plan.vorschlagText')}
      </Alert>
      <Abschnitt
        akte={{ ...akte, medikation: { ...medikation, mittel: withPlanLine(medikation.mittel, vorschlag) } }}
        bereich="medikation"
        onFinished={() => setVorschlag(null)}
      />
    </Stack>
  )
}

interface AbschnittProps {
  akte: AkteAnswer
  bereich: Bereich
  /** Somebody has come to write: it is open, and told when it is done. */
  onFinished?: () => void
}

function Abschnitt({ akte, bereich, onFinished }: AbschnittProps) {
  const t = useAkteTexts()
  const queryClient = useQueryClient()
  const { bearbeiten, setBearbeiten, knopf } = useEdit(onFinished !== undefined)
  const title = t(`abschnitt.${bereich}`)
  const close = () => {
    setBearbeiten(false)
    onFinished?.()
  }
  const neuLaden = () => {
    close()
    void queryClient.invalidateQueries({ queryKey: akteQuery(akte.id).queryKey })
  }
  return (
    <Card
      title={title}
      actions={
        akte.bearbeitbar.includes(bereich) &&
        !bearbeiten && (
          <Button
            ref={knopf}
            look="secondary"
            icon={<IconPencil size={18} aria-hidden />}
            aria-label={t('bearbeitenVon', { abschnitt: title })}
            onClick={() => setBearbeiten(true)}
          >
            {t('bearbeiten')}
          </Button>
        )
      }
    >
      {bearbeiten ? (
        <AbschnittFormular klientId={akte.id} bereich={bereich} abschnitt={akte[bereich]} onFinished={close} onNeuLaden={neuLaden} />
      ) : (
        <AbschnittFacts bereich={bereich} akte={akte} />
      )}
    </Card>
  )
}
