/** A new secret of a webhook, and the former one, which signs beside it until the receiver has the new one. */
export const webhookSecret = {
  name: '0137-webhook-secret',
  sql: `
alter table webhook
  -- Sealed under the key of the house.
  add column former_secret text,
  add column former_until timestamptz,
  add constraint webhook_former check ((former_secret is null) = (former_until is null));
`,
}
