/** The rows of `GET /api/projects` as plain SQL; `$1` is the user. */
export const PROJECTS_SQL = `
  select id, name, description, logo_url as "logoUrl", is_archived as "isArchived",
    created_at as "createdAt", updated_at as "updatedAt", false as "isDeleted",
    "styleTileCount", greatest(updated_at, "changedAt") as "lastChangedAt",
    (select palette from style_tile where user_id = $1 and project_id = project.id and not is_archived
      and generation_status = 'generated' order by created_at desc, id desc limit 1) as "latestPalette"
  from project, lateral (select count(*)::int as "styleTileCount", max(updated_at) as "changedAt"
    from style_tile where user_id = $1 and project_id = project.id) as guides
  where user_id = $1 order by created_at desc, id desc limit 101`;
