import { useTexts } from '../../shared/i18n.ts'
import { FieldGroup } from '../../ui/FieldGroup.tsx'
import { Grid } from '../../ui/layout.ts'
import { TextField } from '../../ui/TextField.tsx'
import type { SchemaForm } from '../../ui/useSchemaForm.ts'
import { organisationTexts } from '../organisation.texts.ts'
import type { OrganisationWerte } from './organisationWerte.ts'

const breite = { strasse: 7, hausnummer: 5, zusatz: 12, plz: 5, ort: 7 } as const
const zeilen = ['strasse', 'hausnummer', 'zusatz', 'plz', 'ort'] as const

export function AdresseFelder({ field }: Pick<SchemaForm<OrganisationWerte>, 'field'>) {
  const t = useTexts(organisationTexts)
  return (
    <FieldGroup label={t('formular.adresse')}>
      <Grid>
        {zeilen.map((zeile) => (
          <Grid.Col key={zeile} span={breite[zeile]}>
            <TextField
              {...field(`adresse.${zeile}`)}
              label={t(`formular.${zeile}`)}
              required={zeile !== 'zusatz'}
              inputMode={zeile === 'plz' ? 'numeric' : 'text'}
              autoComplete="off"
            />
          </Grid.Col>
        ))}
      </Grid>
    </FieldGroup>
  )
}
