/** What a task waits for: that an order has come so far, or that a visit is over. Either may be erased, and then it waits no longer. */
export const taskWait = {
  name: '0068-task-wait',
  sql: `
alter table task
  add wait_on text check (wait_on in ('order', 'visit')),
  -- The order or the visit.
  add wait_id uuid,
  -- State of an order.
  add wait_state text,
  add wait_days int check (wait_days between 0 and 90),
  add wait_outcome text check (wait_outcome in ('waits', 'reached', 'ended')),
  -- Since when it waits no longer.
  add wait_at timestamptz,
  add constraint task_wait check (num_nulls(wait_on, wait_id, wait_days, wait_outcome) in (0, 4)),
  add constraint task_wait_state check ((wait_on is not distinct from 'order') = (wait_state is not null)),
  add constraint task_wait_at check ((wait_outcome in ('reached', 'ended')) is true = (wait_at is not null));
create index task_waits on task (wait_id) where wait_outcome = 'waits' and done_at is null;
`,
}
