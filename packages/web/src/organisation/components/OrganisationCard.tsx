import { type OwnAngaben, organisationChange } from '@dreiklang/domain/organisation/organisation.contract'
import { IconEdit } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDrawer } from '../../form/Form.tsx'
import { TextField } from '../../form/TextField.tsx'
import { type SchemaForm, useSchemaForm } from '../../form/useSchemaForm.ts'
import { Button } from '../../ui/buttons.tsx'
import { Card, Facts, Stack, Text } from '../../ui/layout.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { ownQuery, useChangeOwn } from '../organisation.queries.ts'
import { useOrganisationTexts } from '../organisation.texts.ts'
import { AdresseFields } from './AdresseFields.tsx'
import { type OrganisationValues, organisationAbbild, valuesOf } from './organisationValues.ts'
import { showQuery } from '../../ui/feedback.tsx'

export function OrganisationCard() {
  const t = useOrganisationTexts()
  const { data, state } = showQuery(useQuery(ownQuery), { rows: 4 })
  const [open, setOffen] = useState(false)
  const update = (
    <Button look="secondary" icon={<IconEdit size={20} aria-hidden />} onClick={() => setOffen(true)}>
      {t('eigene.aendern')}
    </Button>
  )
  if (state !== null) return state
  const { strasse, hausnummer, zusatz, plz, ort } = data.adresse
  return (
    <Card title={t('eigene.titel')} actions={update}>
      <Stack>
        <Facts
          facts={[
            { label: t('formular.name'), value: data.name },
            { label: t('formular.art'), value: t(`art.${data.art}`) },
            { label: t('formular.adresse'), value: [`${strasse} ${hausnummer}`, zusatz, `${plz} ${ort}`].filter(Boolean).join(', ') },
            { label: t('formular.telefon'), value: data.telefon },
            { label: t('formular.email'), value: data.email ?? '–' },
            { label: t('formular.ik'), value: data.ik ?? '–' },
            ...(data.art === 'ARZTPRAXIS' ? [{ label: t('formular.bsnr'), value: data.bsnr ?? '–' }] : []),
          ]}
        />
        <Text size="sm" c="dimmed">
          {t('eigene.fest')}
        </Text>
      </Stack>
      {open && <ChangeOrganisationDialog angaben={data} onClose={() => setOffen(false)} />}
    </Card>
  )
}

function ChangeOrganisationDialog({ angaben, onClose }: { angaben: OwnAngaben; onClose: () => void }) {
  const t = useOrganisationTexts()
  const update = useChangeOwn()
  const { field, ...sending } = useSchemaForm({
    initialValues: valuesOf(angaben),
    schema: organisationChange,
    toBody: (values) => {
      const { adresse, telefon, email } = organisationAbbild(values)
      return { adresse, telefon, email, version: angaben.version }
    },
    submit: async (change) => {
      await update.mutateAsync(change)
      toastSuccess(t('eigene.erledigt'))
      onClose()
    },
  })
  return (
    <FormDrawer title={t('eigene.aendernTitel', { name: angaben.name })} sending={sending} submit={t('eigene.speichern')} onClose={onClose}>
      <KontaktFields field={field} />
    </FormDrawer>
  )
}

export function KontaktFields({ field }: Pick<SchemaForm<OrganisationValues>, 'field'>) {
  const t = useOrganisationTexts()
  return (
    <>
      <AdresseFields label={t('formular.adresse')} required feld={(part) => field(`adresse.${part}`)} />
      <TextField
        {...field('telefon')}
        label={t('formular.telefon')}
        description={t('formular.telefonHinweis')}
        type="tel"
        required
        autoComplete="off"
      />
      <TextField {...field('email')} label={t('formular.email')} type="email" autoComplete="off" />
    </>
  )
}
