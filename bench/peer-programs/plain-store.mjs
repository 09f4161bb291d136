// What the plain peers keep and say: the least that an event with its roster needs, in one
// statement for each thing asked. The same SQL for Fastify, Socket.IO and Bun.

const schema = `
  create table players (
    player_id text primary key, player_name text not null, photo_url text not null, skill real);
  create table events (
    event_id text primary key, title text not null, note text not null,
    starts_at timestamptz not null, location_name text not null, city text not null,
    organizer_id text not null references players, max_players int not null,
    playing int not null, next_order int not null);
  create table entries (
    event_id text references events, player_id text references players, place text not null,
    guests int not null default 0, entry_order int not null,
    created timestamptz not null default now(), primary key (event_id, player_id))`

const seed = ({ events, roster, players }) => `
  insert into players select 'racer' || n, 'racer' || n, '/photos/' || n || '.webp', 3.5
    from generate_series(1, ${players}) n;
  insert into events select 'event-' || n, 'Evening games', '', now() + interval '1 day',
      'Riverside Courts', 'New York', 'racer1', 500, ${roster}, ${roster + 1}
    from generate_series(1, ${events}) n;
  insert into entries select 'event-' || e, 'racer' || p, 'playing', 0, p
    from generate_series(1, ${events}) e, generate_series(1, ${roster}) p;
  analyze`

/** Each answers at most one row. */
export const statements = {
  read: `
    select json_build_object('eventId', event_id, 'title', title, 'note', note,
      'startsAt', starts_at, 'locationName', location_name, 'city', city,
      'organizerId', organizer_id, 'maxPlayers', max_players, 'playing', playing,
      'roster', (select json_agg(json_build_object('playerId', player_id,
          'playerName', player_name, 'photoURL', photo_url, 'skillSelf', skill,
          'guests', guests, 'place', place, 'order', entry_order) order by entry_order)
        from entries join players using (player_id)
        where entries.event_id = events.event_id))::text as answer
    from events where event_id = $1`,
  'sign-up': `
    with changed as (
      update events set playing = playing + 1, next_order = next_order + 1
      where event_id = $1 and playing < max_players returning next_order - 1 as entry_order)
    insert into entries (event_id, player_id, place, entry_order)
    select $1, $2, 'playing', entry_order from changed
    returning json_build_object('place', place, 'order', entry_order)::text as answer`,
  withdraw: `
    with gone as (
      delete from entries where event_id = $1 and player_id = $2 returning event_id)
    update events set playing = playing - 1 where event_id in (select event_id from gone)
    returning '{"success":true}' as answer`,
}

/** Makes the tables and their rows; `query` runs several statements at once. */
export async function fillStore(query, size) {
  await query(schema)
  await query(seed(size))
}
