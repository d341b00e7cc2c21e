import { type Antrag, type Kennzeichen, kleinsteNumber } from '@dreiklang/domain/organisation/freigabe.contract'
import { type OrganisationEntry, organisationAngaben } from '@dreiklang/domain/organisation/organisation.contract'
import { type OrganisationArt, organisationArten } from '@dreiklang/domain/shared/akteur'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CheckedCodeField } from '../../form/CheckedCodeField.tsx'
import { FormDrawer } from '../../form/Form.tsx'
import { choicesOf, RadioCards } from '../../form/choiceFields.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useDeedKey, useSchemaForm } from '../../form/useSchemaForm.ts'
import { Card, Facts, Group, Stack, Text } from '../../ui/layout.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { Button } from '../../ui/buttons.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useOrganisationTexts, useProfilTexts } from '../organisation.texts.ts'
import { useCreateOrganisation, antraegeQuery, numbersQuery, useDecideAntrag } from '../organisation.queries.ts'
import { GrundDialog } from './GrundDialog.tsx'
import { KontaktFields } from './OrganisationCard.tsx'
import { emptyOrganisation, organisationAbbild } from './organisationValues.ts'
import { BetriebCard } from './plattform/BetriebCard.tsx'
import { HaeuserList } from './plattform/HaeuserList.tsx'
import { showQuery } from '../../ui/feedback.tsx'

type NewOrganisation = Pick<OrganisationEntry, 'id' | 'name' | 'art'>

export function OrganisationenBereich({
  leitungDialog,
}: {
  leitungDialog: (organisation: NewOrganisation, onClose: () => void) => ReactNode
}) {
  const [anlegen, setAnlegen] = useState<OrganisationArt | null>(null)
  const [leitungFor, setLeitungFor] = useState<NewOrganisation | null>(null)
  return (
    <Stack gap="lg">
      <div>
        <HaeuserList onAnlegen={setAnlegen} onLeitung={setLeitungFor} />
      </div>
      <AntraegeCard />
      <NumbersCard />
      <BetriebCard />
      {anlegen !== null && <OrganisationDialog art={anlegen} onClose={() => setAnlegen(null)} onAngelegt={setLeitungFor} />}
      {leitungFor !== null && leitungDialog(leitungFor, () => setLeitungFor(null))}
    </Stack>
  )
}

interface OrganisationDialogProps {
  art: OrganisationArt
  onClose: () => void
  onAngelegt: (organisation: { id: string; name: string; art: OrganisationArt }) => void
}

function OrganisationDialog({ art, onClose, onAngelegt }: OrganisationDialogProps) {
  const t = useOrganisationTexts()
  const anlegen = useCreateOrganisation()
  const deedKey = useDeedKey()
  const { form, field, ...sending } = useSchemaForm({
    initialValues: { ...emptyOrganisation, art },
    schema: organisationAngaben,
    toBody: organisationAbbild,
    submit: async (angaben) => {
      const { id } = await anlegen.mutateAsync({ angaben, schluessel: deedKey(angaben) })
      toastSuccess(t('formular.erledigt', { name: angaben.name }), t('formular.weiter'))
      onClose()
      onAngelegt({ id, name: angaben.name, art: angaben.art })
    },
  })
  const { values } = form
  return (
    <FormDrawer title={t('formular.titel')} sending={sending} submit={t('formular.speichern')} onClose={onClose}>
      <RadioCards {...field('art')} label={t('formular.art')} choices={choicesOf(organisationArten, (value) => t(`art.${value}`))} />
      <TextField {...field('name')} label={t('formular.name')} required autoComplete="off" />
      <KontaktFields field={field} />
      <CheckedCodeField {...field('ik')} code="ik" goodText={t('formular.gut')} label={t('formular.ik')} />
      {values.art === 'ARZTPRAXIS' && (
        <CheckedCodeField {...field('bsnr')} code="bsnr" goodText={t('formular.gut')} label={t('formular.bsnr')} />
      )}
    </FormDrawer>
  )
}

/** Counters for the platform; numbers small enough to identify someone are hidden. */
function NumbersCard() {
  const t = useProfilTexts()
  const { data, state } = showQuery(useQuery(numbersQuery), { rows: 2 })
  if (state !== null) return state
  const zahl = (count: number | null) => (count === null ? t('plattform.wenige', { zahl: kleinsteNumber }) : String(count))
  const { organisationen, konten, partnerschaften } = data
  return (
    <Card title={t('plattform.zahlen')}>
      <Facts
        facts={[
          ...organisationArten.map((art) => ({
            label: t(`verzeichnis.${art}`),
            value: organisationen
              .filter((row) => row.art === art)
              .map(({ status, anzahl }) => `${anzahl} ${t(`status.${status}`)}`)
              .join(', '),
          })),
          { label: t('plattform.aktiv'), value: zahl(konten.aktiv) },
          { label: t('plattform.gesperrt'), value: zahl(konten.gesperrt) },
          { label: t('plattform.ohnePasswort'), value: zahl(konten.ohnePasswort) },
          { label: t('plattform.partnerschaften'), value: zahl(partnerschaften) },
        ]}
      />
    </Card>
  )
}

const asText = ({ name, ik, bsnr }: Kennzeichen) =>
  [name, ik === null ? null : `IK ${ik}`, bsnr === null ? null : `BSNR ${bsnr}`].filter((part) => part !== null).join(', ')

function AntraegeCard() {
  const t = useProfilTexts()
  const { data, state } = showQuery(useQuery(antraegeQuery), { rows: 1 })
  const entscheiden = useDecideAntrag()
  const [choice, setWahl] = useState<{ antrag: Antrag; angenommen: boolean } | null>(null)

  const columns: readonly Column<Antrag>[] = [
    { id: 'bisher', header: t('plattform.bisher'), cell: ({ bisher }) => asText(bisher) },
    { id: 'neu', header: t('plattform.neu'), cell: ({ neu }) => asText(neu) },
    { id: 'begruendung', header: t('plattform.begruendung'), cell: ({ begruendung }) => begruendung, hideBelow: 'md' },
    {
      id: 'aktion',
      header: t('partner.aktion'),
      align: 'end',
      cell: (antrag) => (
        <Group gap="sm">
          <Button
            look="secondary"
            aria-label={t('plattform.ablehnenVon', { name: antrag.bisher.name })}
            onClick={() => setWahl({ antrag, angenommen: false })}
          >
            {t('plattform.ablehnen')}
          </Button>
          <Button
            aria-label={t('plattform.bestaetigenVon', { name: antrag.bisher.name })}
            onClick={() => setWahl({ antrag, angenommen: true })}
          >
            {t('plattform.bestaetigen')}
          </Button>
        </Group>
      ),
    },
  ]
  const word = choice?.angenommen === true ? 'bestaetigen' : 'ablehnen'
  return (
    <Card title={t('plattform.antraege')}>
      {state}
      {data?.length === 0 && <Text size="sm">{t('plattform.keineAntraege')}</Text>}
      {data !== undefined && data.length > 0 && (
        <Table caption={t('plattform.antraege')} columns={columns} rows={data} rowKey={({ id }) => id} />
      )}
      {choice !== null && (
        <GrundDialog
          titel={t(`plattform.${word}Von`, { name: choice.antrag.bisher.name })}
          text={<Text size="sm">{asText(choice.antrag.neu)}</Text>}
          grundWort={t('plattform.grund')}
          knopf={t(`plattform.${word}`)}
          run={async (grund, schluessel) => {
            await entscheiden.mutateAsync({ antragId: choice.antrag.id, angenommen: choice.angenommen, grund, schluessel })
            toastSuccess(t('plattform.entschieden'))
          }}
          onClose={() => setWahl(null)}
        />
      )}
    </Card>
  )
}
