// Results (each player's place in an event with closed results) and awards (medals and their
// events). Triggers keep players' medal counts equal to the existing awards. Limits repeat those of
// domain; limits.pg.test.ts compares them.
import { sql, type Kysely } from 'kysely'

/** partner_id: set where two stayed together. entrants counts teams where teams are ranked. */
const results = `
create table results (
  event_id uuid not null references match_lists on delete cascade,
  player_id text not null references players on delete cascade,
  rank int not null check (rank >= 1),
  entrants int not null check (entrants >= rank),
  wins int not null check (wins >= 0),
  losses int not null check (losses >= 0),
  partner_id text references players on delete set null,
  primary key (event_id, player_id));
create index results_player on results (player_id);
create index results_partner on results (partner_id) where partner_id is not null;
`

const awards = `
create table awards (
  award_id uuid primary key,
  event_id uuid references events on delete cascade,
  player_id text not null references players on delete cascade,
  medal text not null check (medal in ('gold', 'silver', 'bronze')),
  created timestamptz not null,
  constraint awards_source check (event_id is not null),
  constraint awards_event_player unique (event_id, player_id));
create index awards_player on awards (player_id, medal);
`

/**
 * Players are locked in one order, so that two events closing at once don't deadlock; a count after
 * the lock sees what the other stored.
 */
const counts = `
create function count_medals(ids text[]) returns void language plpgsql as $$
begin
  perform 1 from players where player_id = any(ids) order by player_id for no key update;
  update players p set
    medal_gold = (select count(*) from awards a where a.player_id = p.player_id
      and a.medal = 'gold'),
    medal_silver = (select count(*) from awards a where a.player_id = p.player_id
      and a.medal = 'silver'),
    medal_bronze = (select count(*) from awards a where a.player_id = p.player_id
      and a.medal = 'bronze')
  where player_id = any(ids);
end $$;
create function awards_given() returns trigger language plpgsql as $$
begin
  perform count_medals(array(select distinct player_id from given));
  return null;
end $$;
create function awards_taken() returns trigger language plpgsql as $$
begin
  perform count_medals(array(select distinct player_id from taken));
  return null;
end $$;
create function awards_changed() returns trigger language plpgsql as $$
begin
  perform count_medals(array(select player_id from given union select player_id from taken));
  return null;
end $$;
create trigger awards_insert after insert on awards referencing new table as given
  for each statement execute function awards_given();
create trigger awards_update after update on awards referencing old table as taken new table as
  given for each statement execute function awards_changed();
create trigger awards_delete after delete on awards referencing old table as taken
  for each statement execute function awards_taken();
update players set medal_gold = 0, medal_silver = 0, medal_bronze = 0
  where medal_gold + medal_silver + medal_bronze > 0;
`

export async function up(db: Kysely<never>): Promise<void> {
  for (const part of [results, awards, counts]) await sql.raw(part).execute(db)
}
