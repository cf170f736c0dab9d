import { describe, expect, it } from 'vitest';
import { findUnscoped } from './find-unscoped.ts';

describe('the user of a statement', () => {
  it.each([
    `select "id" from "project" where "user_id" = $1 and "id" = $2`,
    `select id from project where id = $2 and ('0199'::uuid = user_id)`,
    `select a.id from style_tile as a join project as b on b.id = a.project_id and b.user_id = $1 where a.user_id = $1`,
    `select id from app_user left join subscription on subscription.user_id = $1 where app_user.id = $1`,
    `select id from session where user_id in ($1, $2) and id in ($3)`,
    `select id from session where user_id = any($1) and id = any($2)`,
    `update style_tile set name = $1 where user_id = $2 and (id = $3 or id = $4)`,
    `delete from upload where user_id = '0199' and name = 'a'`,
    `insert into session (user_id, id) values ($1, $2) on conflict (user_id, id) do nothing returning id`,
    `select id from project where user_id = $1 and exists (select 1 from style_tile where user_id = $1)`,
    `select name from directory where name = $1`,
    `update rate_limit set used = used + 1 where key = $1`,
    'begin',
  ])('is named in %s', (statement) => {
    expect(findUnscoped(statement)).toEqual([]);
  });

  it.each([
    [`select id from project where id = $1`, ['project']],
    [`select id from app_user where email = $1`, ['app_user']],
    [`select id from project where user_id = $1 or id = $2`, ['project']],
    [`select id from project where user_id <> $1`, ['project']],
    [`select id from project where not (user_id = $1)`, ['project']],
    [`select id from project where user_id = user_id`, ['project']],
    [`select id from project where user_id in (select user_id from session where user_id = $1)`, ['project']],
    [
      `select 1 from style_tile as a join project as b on b.user_id = a.user_id where a.user_id = $1`,
      ['project'],
    ],
    [`select 1 from style_tile as a, project as b where user_id = $1`, ['style_tile', 'project']],
    [
      `select (select count(*) from style_tile where project_id = p.id) from project as p where p.user_id = $1`,
      ['style_tile'],
    ],
    [
      `select 1 from project, lateral (select 1 from style_tile where project_id = project.id) as t where project.user_id = $1`,
      ['style_tile'],
    ],
    [
      `select id from project where user_id = $1 union select id from style_tile where id = $2`,
      ['style_tile'],
    ],
    [`with old as (select id from session where id = $1) select id from old`, ['session']],
    [`update style_tile set name = $1 where id = $2`, ['style_tile']],
    [`update style_tile set name = $1 from project where style_tile.user_id = $2`, ['project']],
    [`delete from upload using project where upload.user_id = $1`, ['project']],
    [`insert into session (id) values ($1)`, ['session']],
    [`insert into session (user_id, id) select user_id, id from project where id = $1`, ['project']],
    [`select id from public.project where id = $1 for update`, ['project']],
  ])('is missing in %s', (statement, tables) => {
    expect(findUnscoped(statement)).toEqual(tables);
  });
});
